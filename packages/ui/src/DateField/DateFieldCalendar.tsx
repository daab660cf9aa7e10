import type { CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  Dialog,
  Popover,
} from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { floating } from '../overlay/overlay.css.ts';
import * as styles from './DateFieldCalendar.css.ts';
import { CalendarSelect } from './CalendarSelect.tsx';

const startInside = { autoFocus: true };

/** Covers a lifetime if no `minValue` is given. */
const VISIBLE_YEARS = 120;

interface DateFieldCalendarProps {
  label: string;
  value: CalendarDate | null;
  onChange: (date: CalendarDate | null) => void;
  minValue?: CalendarDate | null;
  maxValue?: CalendarDate | null;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DateFieldCalendar({ label, onChange, ...props }: DateFieldCalendarProps) {
  const { triggerRef, isOpen, onOpenChange, ...calendar } = props;
  const choose = (date: CalendarDate | null) => {
    onChange(date);
    onOpenChange(false);
  };
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom start"
      offset={4}
      className={floating}
    >
      <Dialog aria-label={label} className={styles.dialog}>
        <Calendar {...calendar} {...startInside} onChange={choose}>
          <div className={styles.head}>
            <Button slot="previous" className={styles.step}>
              <Icon name="chevronLeft" />
            </Button>
            <CalendarMonthPicker format="long">
              {(picker) => <CalendarSelect {...picker} />}
            </CalendarMonthPicker>
            <CalendarYearPicker visibleYears={VISIBLE_YEARS}>
              {(picker) => <CalendarSelect {...picker} />}
            </CalendarYearPicker>
            <Button slot="next" className={styles.step}>
              <Icon name="chevronRight" />
            </Button>
          </div>
          <CalendarGrid>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={styles.day} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
