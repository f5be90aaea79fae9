import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { TextLink } from '../../../shared/text-link.tsx';

/** A conference's etiquette, over the form, and the word before what follows it; nothing where none is published. */
export function MannerLink({ conferenceId }: { readonly conferenceId: number }) {
  const { data } = useGetPublishedMannerQuery({ id: conferenceId });
  if (!data || data.version === 0) return null;
  return (
    <>
      <TextLink label="参会须知">
        {data.sections.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </TextLink>
      和
    </>
  );
}
