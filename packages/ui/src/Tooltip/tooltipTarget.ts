import { createContext, type DOMAttributes } from 'react';
import { useControlContext } from '../Button/controlContext.ts';

export interface TooltipTargetProps extends DOMAttributes<Element> {
  'aria-describedby'?: string | undefined;
}

export const TooltipTargetContext = createContext<TooltipTargetProps | undefined>(undefined);

/** Props of a control, for the tooltip around it. */
export const useTooltipTarget = (): TooltipTargetProps | undefined => useControlContext(TooltipTargetContext);
