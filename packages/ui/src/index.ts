export { darkTheme, lightTheme } from './theme/index.ts';
export type { ThemeName, ThemePreference } from './theme/themes.ts';
export { LocaleProvider, type LocaleProviderProps } from './LocaleProvider/LocaleProvider.tsx';
export type { Words } from './words/useWords.ts';
export type { RootProps } from './root/rootProps.ts';
export { createIcons, Icon, type IconContent, type IconName, type IconProps } from './icons/Icon.tsx';
export type { Space } from './Stack/Stack.css.ts';
export { Stack, type StackProps, Inline, type InlineProps, Grid, type GridProps } from './Stack/Stack.tsx';
export { Text, type TextProps, Isolate, type IsolateProps } from './Text/Text.tsx';
export { SteadyText, type SteadyTextProps } from './Text/SteadyText.tsx';
export { Kbd, type KbdProps } from './Kbd/Kbd.tsx';
export { Heading, type HeadingProps } from './Text/Heading.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export {
  Workspace,
  type WorkspaceProps,
  type WorkspaceView,
  type WorkspaceViewLabels,
} from './Workspace/Workspace.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { PageCover, type PageCoverProps } from './PageCover/PageCover.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { LinkButton, type LinkButtonProps } from './LinkButton/LinkButton.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { NavigationProvider, type NavigationProviderProps } from './Link/NavigationProvider.tsx';
export { TagGroup, type TagGroupProps, type TagItem } from './TagGroup/TagGroup.tsx';
export { Tooltip } from './Tooltip/Tooltip.tsx';
export type { TooltipProps } from './Tooltip/TooltipTrigger.tsx';
export { HoverCard, type HoverCardProps } from './HoverCard/HoverCard.tsx';
export { Pressable, type PressableProps } from './Pressable/Pressable.tsx';
export { Unavailable, type UnavailableProps } from './Unavailable/Unavailable.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { CenteredSpinner, type CenteredSpinnerProps } from './Spinner/Spinner.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { Badge, type BadgeProps } from './Badge/Badge.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Brand, type BrandProps, BrandProvider, type BrandProviderProps } from './Brand/Brand.tsx';
export { useBrand, type BrandIdentity, BrandMark, type BrandMarkProps } from './Brand/Brand.tsx';
export { formatCount, formatNumber, latinDigits } from './format/format.ts';
export {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonthDay,
  formatTime,
  formatTimeAgo,
  formatZonedTime,
} from './format/formatTimes.ts';
export { Form, type FormProps, FormActions, type FormActionsProps } from './Form/Form.tsx';
export { FormGrid, type FormGridProps } from './Form/Form.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { TextArea, type TextAreaProps } from './TextArea/TextArea.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { PinField, type PinFieldProps } from './PinField/PinField.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './CheckboxGroup/CheckboxGroup.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export type { ComboBoxOption, OptionSource } from './ComboBox/ComboBoxControl.tsx';
export { MultiSelect, type MultiSelectProps } from './ComboBox/MultiSelect.tsx';
export type { SelectGroup, SelectOption } from './Select/SelectControl.tsx';
export { Dropzone, type DropzoneFile, type DropzoneProps } from './Dropzone/Dropzone.tsx';
export { FileButton, type FileButtonProps } from './FileButton/FileButton.tsx';
export { FilterSelect, type FilterSelectProps } from './FilterSelect/FilterSelect.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl.tsx';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export {
  type DateRange,
  DateRangeField,
  type DateRangeFieldProps,
} from './DateRangeField/DateRangeField.tsx';
export { TimeField, type TimeFieldProps } from './DateField/TimeField.tsx';
export { INCOMPLETE_TIME } from './DateField/timeText.ts';
export { INCOMPLETE_DATE } from './DateField/dateText.ts';
export { ColorField, type ColorFieldProps } from './ColorField/ColorField.tsx';
export { ColorSwatch, type ColorSwatchProps } from './ColorField/ColorSwatch.tsx';
export { normalizeHexColor } from './ColorField/normalizeHexColor.ts';
export { Slider, type SliderProps } from './Slider/Slider.tsx';
export { ImageField, type ImageFieldProps } from './ImageField/ImageField.tsx';
export { IconImage, type IconImageProps } from './ImageField/IconImage.tsx';
export { Menu } from './Menu/Menu.tsx';
export type { MenuProps } from './Menu/MenuPopover.tsx';
export { MenuHeader, type MenuHeaderProps, MenuItem, type MenuItemProps } from './Menu/MenuItem.tsx';
export { MenuSection, type MenuSectionProps } from './Menu/MenuItem.tsx';
export { Submenu, type SubmenuProps } from './Menu/MenuItem.tsx';
export { AlertDialog } from './AlertDialog/AlertDialog.tsx';
export type { AlertDialogProps, TypedConfirmation } from './AlertDialog/AlertDialogModal.tsx';
export { Dialog } from './Dialog/Dialog.tsx';
export type { DialogProps } from './Dialog/DialogModal.tsx';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { Popover } from './Popover/Popover.tsx';
export type { PopoverProps } from './Popover/PopoverPanel.tsx';
export { type Step, Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { CommandPalette } from './CommandPalette/CommandPalette.tsx';
export type { Command, CommandGroup, CommandPaletteProps } from './CommandPalette/CommandPaletteModal.tsx';
export { CommandButton, type CommandButtonProps } from './CommandPalette/CommandButton.tsx';
export { Toast, type ToastProps } from './Toast/Toast.tsx';
export { toast, ToastHost, type ToastOptions } from './Toast/ToastHost.tsx';
export { Table } from './Table/Table.tsx';
export { TablePart, type TablePartProps } from './Table/TablePart.tsx';
export { DataGrid, type DataGridProps } from './DataGrid/DataGrid.tsx';
export { Tree, type TreeNode, type TreeProps } from './Tree/Tree.tsx';
export type { TableColumn, TableProps, TableSelection, TableSort } from './Table/TableColumn.ts';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { type Bar, BarChart, type BarChartProps } from './BarChart/BarChart.tsx';
export { BarList, type BarListItem, type BarListProps } from './BarList/BarList.tsx';
export { StatCard, type StatCardProps } from './StatCard/StatCard.tsx';
export { Comparison, type ComparisonProps } from './Comparison/Comparison.tsx';
export { DescriptionList, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { List, type ListProps, ListItem, type ListItemProps } from './List/List.tsx';
export {
  Disclosure,
  DisclosureGroup,
  type DisclosureGroupProps,
  type DisclosureProps,
} from './Disclosure/Disclosure.tsx';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { Sidebar, type SidebarProps } from './Sidebar/Sidebar.tsx';
export type { SidebarEntry, SidebarGroupEntry, SidebarLinkEntry } from './Sidebar/SidebarLink.tsx';
export { TopBar, type TopBarProps } from './TopBar/TopBar.tsx';
export { UserMenu, type UserMenuProps } from './UserMenu/UserMenu.tsx';
export { ThemeToggle, type ThemeToggleProps } from './ThemeToggle/ThemeToggle.tsx';
export { type Breadcrumb, Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export { Overflow, type OverflowProps } from './Overflow/Overflow.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { AuthLayout, type AuthLayoutProps } from './AuthLayout/AuthLayout.tsx';
export { PreviewFrame, type PreviewFrameProps } from './PreviewFrame/PreviewFrame.tsx';
export {
  TextDiff,
  type DiffBlock,
  type DiffCell,
  type DiffFormat,
  type DiffPart,
  type TextDiffProps,
} from './TextDiff/TextDiff.tsx';
export { Prose, type ProseProps } from './Prose/Prose.tsx';
export { QrCode, type QrCodeProps } from './QrCode/QrCode.tsx';
export { upgradeLists } from './RichTextEditor/legacy/upgradeLists.ts';
export { PublicLayout, type PublicLayoutProps } from './PublicLayout/PublicLayout.tsx';
export { ScreenError, type ScreenErrorProps } from './ScreenError/ScreenError.tsx';
export { createMatcher, foldText, lookOf, skeletonOf } from './search/foldText.ts';
export { useModShortcut } from './keyboard/useModShortcut.ts';
export { useIsWide } from './media/useIsWide.ts';
export { keepTyped } from './keyboard/keepTyped.ts';
export { usePageKeys, type PageKeysOptions } from './keyboard/usePageKeys.ts';
export { useShortcuts } from './keyboard/useShortcuts.ts';
export { loadOverlays } from './overlay/loadOverlays.ts';
export { lazyWithRetry, type LazyOptions } from './overlay/lazyWithRetry.ts';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export {
  RichTextEditorLoading,
  type RichTextEditorLoadingProps,
} from './RichTextEditorLoading/RichTextEditorLoading.tsx';
