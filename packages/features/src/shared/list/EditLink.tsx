import { LinkButton, Tooltip } from '@planner/ui';

export interface EditLinkProps {
  href: string;
  /** Part of the tooltip and the accessible name. */
  name: string;
}

/** A link, so that it can open in a new tab. */
export const EditLink = ({ href, name }: EditLinkProps) => (
  <Tooltip content={`Edit ${name}`}>
    <LinkButton variant="quiet" size="small" icon="edit" href={href} aria-label={`Edit ${name}`} />
  </Tooltip>
);
