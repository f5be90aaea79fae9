import { isApiFailure } from '@tuyuan/api-client/api-failure.ts';
import { useAddApplicationSampleMutation } from '@tuyuan/api-client/library/photographer-application.ts';
import { useEffect, useRef, useState } from 'react';

export interface SampleUpload {
  readonly id: number;
  readonly fileName: string;
  /** Address of the picture in this browser. */
  readonly address: string;
  /** Why it was refused; undefined while it is sent. */
  readonly fault: string | undefined;
}

export interface SampleUploads {
  readonly running: readonly SampleUpload[];
  readonly failed: readonly SampleUpload[];
  add(files: Iterable<File>): void;
  dismiss(id: number): void;
}

let lastId = 0;

/** Sends samples one after another; a refused one stays with its reason until it is dismissed. */
export function useSampleUploads(): SampleUploads {
  const [send] = useAddApplicationSampleMutation();
  const [uploads, setUploads] = useState<readonly SampleUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const addresses = useRef(new Map<number, string>());

  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, []);

  function dismiss(id: number): void {
    setUploads((before) => before.filter((upload) => upload.id !== id));
    URL.revokeObjectURL(addresses.current.get(id) ?? '');
    addresses.current.delete(id);
  }

  async function upload(id: number, file: File): Promise<void> {
    try {
      await send({ file }).unwrap();
      dismiss(id);
    } catch (thrown) {
      const fault = isApiFailure(thrown) ? thrown.message : '没有传上去，请重试。';
      setUploads((before) => before.map((each) => (each.id === id ? { ...each, fault } : each)));
    }
  }

  return {
    running: uploads.filter(({ fault }) => fault === undefined),
    failed: uploads.filter(({ fault }) => fault !== undefined),
    dismiss,
    add(files) {
      for (const file of files) {
        lastId += 1;
        const id = lastId;
        const address = URL.createObjectURL(file);
        addresses.current.set(id, address);
        setUploads((before) => [...before, { id, fileName: file.name, address, fault: undefined }]);
        queue.current = queue.current.then(() => upload(id, file));
      }
    },
  };
}
