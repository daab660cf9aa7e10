import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Props of the first field of a screen that is a form: nothing typed blind is lost. A dialog does it by itself. */
export const focusFirst = { autoFocus: true };

type Texts<Name extends string> = Partial<Record<Name, string | undefined>>;

/**
 * State of a form without a form library, to keep pages without a session small.
 * @param initial values by field, in visual order: errors focus the first field that has one
 * @param fieldErrors the server's errors; a new object for each failed attempt. Each stays until its field is edited
 * @param problemOf the error of a field that is edited after an attempt. Without it, editing a field clears its error
 */
export const usePlainForm = <Name extends string>(
  initial: Record<Name, string>,
  fieldErrors: Readonly<Texts<NoInfer<Name>>> | undefined,
  problemOf?: (
    name: NoInfer<Name>,
    value: string,
    others: Record<NoInfer<Name>, string>,
  ) => string | undefined,
) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Texts<Name>>({});
  const isChecked = useRef(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | HTMLTextAreaElement | null>>>({});

  const [shownFieldErrors, setShownFieldErrors] = useState<typeof fieldErrors>();
  if (fieldErrors && fieldErrors !== shownFieldErrors) {
    setShownFieldErrors(fieldErrors);
    setErrors(fieldErrors);
  }
  const focusInvalid = (invalid: Texts<Name>): boolean => {
    for (const name in initial) {
      if (invalid[name] === undefined) continue;
      inputs.current[name]?.focus();
      return true;
    }
    return false;
  };
  const onFieldErrors = useEffectEvent(focusInvalid);
  useLayoutEffect(() => {
    // After React's commit: blur handlers of the field that loses focus may flush an update synchronously.
    if (fieldErrors) queueMicrotask(() => onFieldErrors(fieldErrors));
  }, [fieldErrors]);

  return {
    values,
    inputs,
    /** Shows the errors of an attempt. Returns whether there are none. */
    check: (invalid: Texts<Name>): boolean => {
      isChecked.current = true;
      setErrors(invalid);
      return !focusInvalid(invalid);
    },
    reset: () => {
      isChecked.current = false;
      setValues(initial);
      setErrors({});
    },
    /** Props of a field. */
    bind: (name: Name) => ({
      ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => {
        inputs.current[name] = input;
      },
      name,
      value: values[name],
      onChange: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }));
        const problem = isChecked.current ? problemOf?.(name, value, values) : undefined;
        setErrors((before) => ({ ...before, [name]: problem }));
      },
      isInvalid: errors[name] !== undefined,
      errorMessage: errors[name],
    }),
  };
};
