import { useGetMaterialsQuery } from '@tuyuan/api-client/conference/material.ts';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { MaterialRow } from './material-row.tsx';
import { keptKey } from './material-words.ts';
import styles from './session-materials.module.css';
import { useKeptFiles } from './use-kept-files.ts';
import { useMaterial } from './use-material.ts';

interface SessionMaterialsProps {
  readonly conferenceId: number;
  readonly sessionId: number;
}

/** Shows a session's files among its details. */
export function SessionMaterials({ conferenceId, sessionId }: SessionMaterialsProps) {
  const { data } = useKept(useGetMaterialsQuery({ id: conferenceId }));
  const kept = useKeptFiles();
  const { busyId, show, keep } = useMaterial();
  const items = data?.items.filter(({ session }) => session?.id === sessionId) ?? [];
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map((material) => (
        <MaterialRow
          key={material.id}
          material={material}
          isKept={kept.has(keptKey(material))}
          isBusy={busyId === material.id}
          onShow={() => void show(material)}
          onKeep={() => void keep(material)}
        />
      ))}
    </ul>
  );
}
