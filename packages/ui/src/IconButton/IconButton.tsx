import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { IconButtonControl, type IconButtonControlProps } from './IconButtonControl.tsx';

export interface IconButtonProps extends IconButtonControlProps {
  /** Side of the tooltip. @default 'top' */
  tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end';
}

/** A button whose picture everybody knows, such as edit and delete in a row. In doubt use `Button`: words beat pictures. */
export const IconButton = ({ tooltipPlacement, ...props }: IconButtonProps) => (
  <Tooltip content={props.label} placement={tooltipPlacement}>
    <IconButtonControl {...props} />
  </Tooltip>
);
