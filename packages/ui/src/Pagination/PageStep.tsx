import { type ComponentProps, type ReactNode, useContext } from 'react';
import { NavigationContext, useLinkNavigation } from '../Link/navigation.ts';
import * as styles from './Pagination.css.ts';

interface PageStepProps {
  /** Makes it a link. */
  href: string | undefined;
  onPress: (() => void) | undefined;
  label: string;
  isCurrent?: boolean;
  isDisabled: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

/**
 * One step of a Pagination: a link where it has an address, else a button. Disabled it is the same element and stays
 * focusable: who reaches the last page by the arrow keeps the focus.
 */
export function PageStep({
  href,
  onPress,
  label,
  isCurrent = false,
  isDisabled,
  rel,
  children,
}: PageStepProps) {
  const navigate = useContext(NavigationContext);
  const common = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    className: styles.step({ state: isDisabled ? 'disabled' : isCurrent ? 'current' : 'other' }),
    children,
  };
  if (href === undefined)
    return <button type="button" {...common} onClick={isDisabled ? undefined : onPress} />;
  return (
    <NavigationContext value={onPress ?? navigate}>
      <StepLink {...common} {...(isDisabled ? { role: 'link', tabIndex: 0 } : { href, rel })} />
    </NavigationContext>
  );
}

/** In a component of its own, to find the navigation given above. */
const StepLink = ({ href, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} href={href} onClick={useLinkNavigation()}>
    {children}
  </a>
);
