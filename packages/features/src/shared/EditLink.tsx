import { LinkButton, Tooltip, VisuallyHidden } from '@planner/ui';

export interface EditLinkProps {
  href: string;
  /** What is edited, as its row calls it. */
  name: string;
}

/** The pencil in a row of a list. A link, so that it opens in a new tab as well. */
export const EditLink = ({ href, name }: EditLinkProps) => (
  <Tooltip content={`Edit ${name}`}>
    <LinkButton variant="quiet" size="small" icon="edit" href={href}>
      <VisuallyHidden>Edit {name}</VisuallyHidden>
    </LinkButton>
  </Tooltip>
);
