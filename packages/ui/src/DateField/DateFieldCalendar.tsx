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
import { toCalendarDate } from './toCalendarDate.ts';

const startInside = { autoFocus: true };

/** Covers a lifetime if no `minValue` is given. */
const VISIBLE_YEARS = 120;

interface DateFieldCalendarProps {
  label: string;
  /** `YYYY-MM-DD`, or `''` for none; so are the limits. */
  date: string;
  onChange: (date: string) => void;
  minValue: string;
  maxValue: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DateFieldCalendar({ label, date, onChange, ...props }: DateFieldCalendarProps) {
  const { triggerRef, isOpen, onOpenChange, minValue, maxValue } = props;
  const choose = (chosen: CalendarDate | null) => {
    onChange(chosen?.toString() ?? '');
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
        <Calendar
          {...startInside}
          value={toCalendarDate(date)}
          minValue={toCalendarDate(minValue)}
          maxValue={toCalendarDate(maxValue)}
          onChange={choose}
        >
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
            <CalendarGridBody>{(day) => <CalendarCell date={day} className={styles.day} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
