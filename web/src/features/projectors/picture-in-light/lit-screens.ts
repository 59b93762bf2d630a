/** Screens on which a picture can be looked at. */
import { LIGHT_VIEW_TEXTS } from './texts.ts';

/** A screen: its gain, and percent of the room's light that it turns away. */
export interface LitScreen {
  gain: number;
  rejected: number;
}

const GAINS = [0.8, 1, 1.3] as const;

export const MATTE_WHITE: LitScreen = { gain: 1, rejected: 0 };

interface ScreenChoice extends LitScreen {
  value: string;
  label: string;
}

/** Names a screen in the list of choices. */
export function screenValue({ gain, rejected }: LitScreen): string {
  return rejected > 0 ? `${gain} ${rejected}` : String(gain);
}

/** The screens to choose from, with the visitor's own first where it is none of the usual ones. */
export function screenChoices(own: LitScreen): ScreenChoice[] {
  const usual = GAINS.map((gain): ScreenChoice => {
    const screen = { gain, rejected: 0 };
    return { ...screen, value: screenValue(screen), label: LIGHT_VIEW_TEXTS.gains[gain] };
  });
  const value = screenValue(own);
  return usual.some((choice) => choice.value === value)
    ? usual
    : [{ ...own, value, label: LIGHT_VIEW_TEXTS.ownScreen(own.rejected, own.gain) }, ...usual];
}
