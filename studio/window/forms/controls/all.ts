import type { ComponentType } from 'react';
import type { ControlName } from '../control-of.ts';
import type { ControlProps } from '../control-props.ts';
import { ChecksControl } from './checks.tsx';
import { ChoiceControl } from './choice.tsx';
import { ColourControl } from './colour.tsx';
import { DayControl, DeadlineControl } from './day.tsx';
import { FileControl } from './file.tsx';
import { GridControl } from './grid.tsx';
import { GroupControl } from './group.tsx';
import { IconControl } from './icon.tsx';
import { LinkControl } from './link.tsx';
import { ListControl } from './list.tsx';
import { NumberControl } from './number.tsx';
import { PhoneControl } from './phone.tsx';
import { PictureControl } from './picture.tsx';
import { PlacesControl } from './places.tsx';
import { InlineTextControl, RichTextControl } from './rich-text.tsx';
import { ScreensControl } from './screens.tsx';
import { ShapesControl } from './shapes.tsx';
import { SlotControl } from './slot.tsx';
import { LongTextControl, TextControl } from './text.tsx';
import { ToggleControl } from './toggle.tsx';
import { VideoControl } from './video.tsx';

/** The controls by name. */
export const controls: Readonly<Record<ControlName, ComponentType<ControlProps>>> = {
  text: TextControl,
  'long-text': LongTextControl,
  'rich-text': RichTextControl,
  'inline-text': InlineTextControl,
  number: NumberControl,
  toggle: ToggleControl,
  choice: ChoiceControl,
  checks: ChecksControl,
  colour: ColourControl,
  link: LinkControl,
  phone: PhoneControl,
  day: DayControl,
  deadline: DeadlineControl,
  picture: PictureControl,
  file: FileControl,
  icon: IconControl,
  video: VideoControl,
  screens: ScreensControl,
  places: PlacesControl,
  shapes: ShapesControl,
  grid: GridControl,
  list: ListControl,
  group: GroupControl,
  slot: SlotControl,
};
