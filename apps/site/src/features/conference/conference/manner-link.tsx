import { useGetPublishedMannerQuery } from '@tuyuan/api-client/conference/code-of-conduct.ts';
import { TextLink } from '../../../shared/text-link.tsx';

/** Link to a conference's code of conduct, which opens over the form, followed by a conjunction; renders nothing if none is published. */
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
