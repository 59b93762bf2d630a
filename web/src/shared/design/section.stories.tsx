import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_TEXTS } from '../../../test/fixture/story-texts.ts';
import { PageWidth } from './page-width.tsx';
import { Section, SectionHead } from './section.tsx';
import { Muted } from './type.tsx';

export default { title: 'Design/Section', component: Section } satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

const head = (
  <PageWidth>
    <SectionHead
      eyebrow="Placement"
      heading="Where it stands"
      intro="And how far from the wall."
      id="where"
    />
    <Muted>Words of the section.</Muted>
  </PageWidth>
);

export const Default: Story = { render: () => <Section aria-labelledby="where">{head}</Section> };

/** Dark in both themes. */
export const Night: Story = {
  render: () => (
    <Section $night aria-labelledby="where">
      {head}
    </Section>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Section aria-labelledby="where">
      <PageWidth>
        <SectionHead heading={STORY_TEXTS.longWord} intro={STORY_TEXTS.longWord} id="where" />
      </PageWidth>
    </Section>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Section aria-labelledby="where">
      <PageWidth>
        <SectionHead
          eyebrow={STORY_TEXTS.rightToLeft.short}
          heading={STORY_TEXTS.rightToLeft.sentence}
          intro={STORY_TEXTS.rightToLeft.sentence}
          id="where"
        />
      </PageWidth>
    </Section>
  ),
};
