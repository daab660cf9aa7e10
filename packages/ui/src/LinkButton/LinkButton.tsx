import type { ReactNode, Ref } from 'react';
import { buttonClass, type ButtonLook } from '../Button/Button.tsx';
import { useLinkTarget } from '../Button/buttonProps.ts';
import { Icon } from '../icons/Icon.tsx';
import { useLinkNavigation } from '../Link/NavigationProvider.tsx';
import { unavailableProps, useUnavailable } from '../Unavailable/unavailableContext.ts';

export interface LinkButtonProps extends ButtonLook {
  /** Address. `NavigationProvider` routes those of the application. */
  href: string;
  /** Label. Without one it shows only its icon, and needs `aria-label`. */
  children?: ReactNode;
  /** Name for assistive technology if the visible text is missing or ambiguous. */
  'aria-label'?: string;
  /** Called as well when the link is followed, for example to note that a mail was begun. */
  onPress?: (() => void) | undefined;
  /** The anchor element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link styled as a button, for the main next step. In text use `Link`; for changing data use `Button`. */
export function LinkButton(props: LinkButtonProps) {
  const { href, icon, children, onPress, ref } = props;
  const navigate = useLinkNavigation();
  const unavailable = unavailableProps(useUnavailable());
  const target = useLinkTarget((event) => {
    onPress?.();
    navigate(event);
  });
  return (
    <a
      {...target}
      ref={ref}
      aria-label={props['aria-label']}
      {...(unavailable ? { ...unavailable, role: 'link', tabIndex: 0, onClick: undefined } : { href })}
      className={buttonClass(props)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
