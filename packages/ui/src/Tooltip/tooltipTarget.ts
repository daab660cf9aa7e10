import { createContext, type DOMAttributes, useContext } from 'react';

export interface TooltipTargetProps extends DOMAttributes<Element> {
  'aria-describedby'?: string;
}

export const TooltipTargetContext = createContext<TooltipTargetProps | undefined>(undefined);

/** Props of a control, for the tooltip around it. */
export const useTooltipTarget = (): TooltipTargetProps | undefined => useContext(TooltipTargetContext);
