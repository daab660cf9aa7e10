import { type ComponentProps, type ReactNode, useContext } from 'react';
import { ignoreRepeatedEnter } from '../Button/buttonProps.ts';
import { NavigationContext, useLinkNavigation } from '../Link/NavigationProvider.tsx';
import * as styles from './Pagination.css.ts';

interface PageStepProps {
  href: string | undefined;
  onPress: (() => void) | undefined;
  label: string;
  isCurrent?: boolean;
  isDisabled: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

/** A page; a link if it has a URL. Focusable when disabled: reaching the last page must not lose focus. */
export function PageStep(props: PageStepProps) {
  const { href, onPress, label, isCurrent = false, isDisabled, rel, children } = props;
  const navigate = useContext(NavigationContext);
  const common = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    'aria-disabled': isDisabled || undefined,
    className: styles.step({ state: isDisabled ? 'disabled' : isCurrent ? 'current' : 'other' }),
    children,
  };
  if (href === undefined)
    return (
      <button
        type="button"
        {...common}
        onClick={isDisabled ? undefined : onPress}
        onKeyDown={ignoreRepeatedEnter}
      />
    );
  return (
    <NavigationContext value={onPress ?? navigate}>
      <StepLink {...common} {...(isDisabled ? { role: 'link', tabIndex: 0 } : { href, rel })} />
    </NavigationContext>
  );
}

/** A component, because it reads the navigation context. */
const StepLink = ({ href, children, ...props }: ComponentProps<'a'>) => (
  <a {...props} href={href} onClick={useLinkNavigation()}>
    {children}
  </a>
);
