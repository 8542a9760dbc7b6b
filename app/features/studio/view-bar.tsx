import { Laptop, MoonStar, Smartphone, SunMedium, Tablet } from 'lucide-react';
import {
  CARD_PALETTES,
  type CardLook,
  type CardTheme,
  type Device,
  DEVICE_WIDTHS,
} from '../../domain/cards/card-look.ts';
import { ChoiceRow, Switch } from '../../ui/form-controls.tsx';
import { DEVICE_LABELS, THEME_LABELS } from './studio-words.ts';

const DEVICE_ICONS = { phone: Smartphone, tablet: Tablet, desktop: Laptop } as const;
const THEME_ICONS = { light: SunMedium, dark: MoonStar } as const;

type Props = { look: CardLook; onSet: (changed: Partial<CardLook>) => void };

/** Where the card is seen: on which device, in which light, folded or not. */
export function ViewBar({ look, onSet }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ChoiceRow
        name="studio-device"
        button="min-w-11 grow"
        legend="Device"
        isQuiet
        chosen={look.device}
        onChoose={(device) => onSet({ device })}
        options={(Object.keys(DEVICE_WIDTHS) as Device[]).map((value) => {
          const Icon = DEVICE_ICONS[value];
          const label = (
            <>
              <Icon aria-hidden size={18} /> {DEVICE_LABELS[value]}
            </>
          );
          return { value, label };
        })}
      />
      <ChoiceRow
        name="studio-theme"
        button="min-w-11 grow"
        legend="Colours of the card"
        isQuiet
        chosen={look.theme}
        onChoose={(theme) => onSet({ theme })}
        options={(Object.keys(CARD_PALETTES) as CardTheme[]).map((value) => {
          const Icon = THEME_ICONS[value];
          const label = (
            <>
              <Icon aria-hidden size={18} /> {THEME_LABELS[value]}
            </>
          );
          return { value, label };
        })}
      />
      <Switch label="Fold it" isOn={look.isFolded} onChange={(isFolded) => onSet({ isFolded })} />
    </div>
  );
}
