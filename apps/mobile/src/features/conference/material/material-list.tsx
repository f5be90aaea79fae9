import type { Attachment } from '@tuyuan/contract/conference/material.ts';
import { groupMaterials } from '@tuyuan/format/material-words.ts';
import styles from './material-list.module.css';
import { MaterialRow } from './material-row.tsx';
import { keptKey } from './material-words.ts';
import { useKeptFiles } from './use-kept-files.ts';
import { useMaterial } from './use-material.ts';

interface MaterialListProps {
  readonly items: readonly Attachment[];
}

export function MaterialList({ items }: MaterialListProps) {
  const kept = useKeptFiles();
  const { busyId, show, keep } = useMaterial();
  return (
    <>
      {groupMaterials(items).map(({ title, items: ofGroup }) => (
        <section key={title}>
          <h2 className={styles.group}>{title}</h2>
          <ul className={styles.list}>
            {ofGroup.map((material) => (
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
        </section>
      ))}
    </>
  );
}
