import styled from 'styled-components';
import { textMeasure } from '../design/text-measure.ts';
import { theme } from '../design/theme.ts';
import { CONTENT_TEXTS } from '../content/texts.ts';

const Box = styled.aside<{ $warning: boolean }>`
  ${textMeasure}
  display: grid;
  gap: ${theme.space.xxs};
  padding: ${theme.space.m};
  border-inline-start: 3px solid ${({ $warning }) => ($warning ? theme.color.bad : theme.color.accent)};
  border-radius: 0 ${theme.radius.m} ${theme.radius.m} 0;
  background: ${theme.color.sunk};
`;

const Tone = styled.p<{ $warning: boolean }>`
  color: ${({ $warning }) => ($warning ? theme.color.bad : theme.color.accent)};
  font-size: ${theme.size.tiny};
  font-weight: 650;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

const Title = styled.p`
  font: 400 ${theme.size.h4} / ${theme.leading.title} ${theme.font.display};
`;

export interface CalloutContent {
  tone?: string | null;
  title?: string | null;
  text?: string | null;
}

function toneName(tone: string | null | undefined): string {
  const names: Readonly<Record<string, string>> = CONTENT_TEXTS.calloutTones;
  return names[tone ?? ''] ?? CONTENT_TEXTS.calloutTones.tip;
}

/** A remark set apart from the text. */
export function Callout({ tone, title, text }: CalloutContent) {
  const warning = tone === 'warning';
  return text ? (
    <Box $warning={warning}>
      <Tone $warning={warning}>{toneName(tone)}</Tone>
      {title ? <Title>{title}</Title> : null}
      <p>{text}</p>
    </Box>
  ) : null;
}
