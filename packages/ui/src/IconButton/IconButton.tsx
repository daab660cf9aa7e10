import { useTooltip } from '../Tooltip/useTooltip.tsx';
import { IconButtonControl, type IconButtonControlProps } from './IconButtonControl.tsx';

export interface IconButtonProps extends IconButtonControlProps {
  /** Side on which the tooltip opens. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A button with a widely known icon, such as edit or delete. If in doubt use `Button`: labels are clearer. */
export function IconButton({ tooltipPlacement, ...props }: IconButtonProps) {
  const { target, bubble } = useTooltip({ content: props.label, placement: tooltipPlacement });
  return (
    <>
      <IconButtonControl {...props} target={target} />
      {bubble}
    </>
  );
}
