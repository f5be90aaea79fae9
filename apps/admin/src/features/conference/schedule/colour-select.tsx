import { type ScheduleColour, scheduleColours } from '@tuyuan/contract/conference/schedule-fields.ts';
import { Select } from 'antd';
import { ColourSquare } from './colour-square.tsx';
import { colourNames } from './schedule-words.ts';

interface ColourSelectProps {
  readonly id?: string;
  readonly value?: ScheduleColour;
  readonly onChange?: (colour: ScheduleColour) => void;
}

export function ColourSelect(props: ColourSelectProps) {
  return (
    <Select<ScheduleColour>
      {...props}
      options={scheduleColours.map((colour) => ({
        value: colour,
        label: (
          <>
            <ColourSquare colour={colour} /> {colourNames[colour]}
          </>
        ),
      }))}
    />
  );
}
