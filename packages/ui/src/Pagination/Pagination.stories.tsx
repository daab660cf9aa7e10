import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Controlled({ currentPage, onPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(currentPage);
  return (
    <Pagination
      {...rest}
      currentPage={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
    />
  );
}
Controlled.displayName = 'Pagination';

const meta = preview.meta({
  title: 'Data/Pagination',
  component: Pagination,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the pages' },
      { keys: ['Enter'], does: 'Opens the page; focus stays in the pagination' },
    ],
  },
  args: { currentPage: 3, totalPages: 1248, onPageChange: fn() },
  render: (args) => <Controlled {...args} />,
});

const shownPages = (list: HTMLElement) => [...list.querySelectorAll('li')].map((item) => item.textContent);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Pagination' });
    await expect(shownPages(navigation)).toEqual(['', '1', '2', '3', '4', '5', '…', '1,248', '']);
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
});

export const PageChosen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Pagination' });
    await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await expect(shownPages(navigation)).toEqual(['', '1', '…', '3', '4', '5', '6', '7', '…', '1,248', '']);
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 5 of 1,248');
  },
});

export const Keyboard = meta.story({
  args: { currentPage: 1, totalPages: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).not.toHaveBeenCalled();

    for (const name of ['Page 1', 'Page 2', 'Page 3', 'Next page']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const InTheMiddle = meta.story({
  args: { currentPage: 624 },
  play: async ({ canvas }) => {
    await expect(shownPages(canvas.getByRole('navigation'))).toEqual([
      '',
      '1',
      '…',
      '622',
      '623',
      '624',
      '625',
      '626',
      '…',
      '1,248',
      '',
    ]);
  },
});

export const LastPage = meta.story({ args: { currentPage: 1248 } });

/** After the rows of the last page were deleted. */
export const BeyondTheLast = meta.story({
  // Looks like `LastPage`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { currentPage: 1250 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 1,248' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1247);
  },
});

export const FewPages = meta.story({ args: { currentPage: 2, totalPages: 3 } });

export const OnePage = meta.story({
  args: { currentPage: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Links = meta.story({
  args: { getHref: (page: number) => `/users/all-users?page=${page}` },
  play: async ({ canvas, userEvent, args }) => {
    const four = canvas.getByRole('link', { name: 'Page 4' });
    await expect(four).toHaveAttribute('href', '/users/all-users?page=4');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
    await userEvent.click(four);
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('4');
  },
});

export const Phone = meta.story({
  args: { currentPage: 624 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(shownPages(canvas.getByRole('navigation'))).toEqual([
        '',
        '1',
        '…',
        '623',
        '624',
        '625',
        '…',
        '1,248',
        '',
      ]),
    );
  },
});

export const SmallPhone = meta.story({
  args: { currentPage: 624 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(shownPages(canvas.getByRole('navigation'))).toEqual(['', '1', '…', '624', '…', '1,248', '']),
    );
  },
});
