import { ColorSwatch, Inline, Skeleton, Text, type TableColumn } from '@planner/ui';

const NO_COLOR = '#cccccc';

export const colorColumn: TableColumn<{ color: string | null }> = {
  id: 'color',
  header: 'Color',
  size: 'medium',
  phone: 'beside',
  // At most as wide as the column, to avoid layout shift.
  loadingCell: <Skeleton width="short" />,
  cell: ({ color }) => (
    <Inline gap="xs" wrap={false}>
      <ColorSwatch color={color ?? NO_COLOR} />
      {/* Isolated: in right-to-left text the hash would change sides. */}
      <Text as="bdi" tone={color === null ? 'muted' : 'default'} numeric>
        {color ?? 'No color'}
      </Text>
    </Inline>
  ),
};
