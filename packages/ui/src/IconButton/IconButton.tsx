import { useTooltip } from '../Tooltip/useTooltip.tsx';
import { IconButtonControl, type IconButtonControlProps } from './IconButtonControl.tsx';

export type IconButtonProps = IconButtonControlProps;

/** A button with a widely known icon, such as edit or delete. If in doubt use `Button`: labels are clearer. */
export function IconButton(props: IconButtonProps) {
  const { target, bubble } = useTooltip({ content: props.label });
  return (
    <>
      <IconButtonControl {...props} target={target} />
      {bubble}
    </>
  );
}
