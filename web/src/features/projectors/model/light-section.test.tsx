// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brightness, evidence, law, projectorContent } from '../../../../test/fixture/projector.ts';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { LightSection } from './light-section.tsx';
import type { ProjectorContent } from './projector-query.ts';

afterEach(cleanup);

/** The sizes that the table judges. */
function sizes(more: Partial<ProjectorContent>): string[] {
  const facts = projectorFacts(
    projectorContent({ brightness: [brightness(1500, 'measured', 'movie')], ...more }),
  );
  const { container } = render(<LightSection facts={facts} slug={null} />);
  return [...container.querySelectorAll('tbody tr')].map(
    (row) => row.firstElementChild?.textContent.replaceAll('\u00A0', ' ') ?? '',
  );
}

const ALL = ['80 in', '92 in', '100 in', '110 in', '120 in', '135 in', '150 in'];
const offered = (min: number, max: number) => ({
  pictureSizes: [{ _key: 's', min, max, evidence: evidence('maker') }],
});

test.each<[string, Partial<ProjectorContent>, string[]]>([
  ['nothing says for which sizes it is offered', {}, ALL],
  ['one distance alone is printed', { distance: [law({ sizes: [100, 100], rows: 1 })] }, ALL],
  ['its table ends at 100 in', { distance: [law({ sizes: [92, 100] })] }, ['92 in', '100 in']],
  ['it is offered for 90 to 120 in', offered(90, 120), ['92 in', '100 in', '110 in', '120 in']],
  [
    'it is offered for more than the printed distances',
    { ...offered(110, 150), distance: [law({ sizes: [120, 135] })] },
    ['110 in', '120 in', '135 in', '150 in'],
  ],
  ['it is offered for small pictures alone', offered(20, 60), []],
])('judges the sizes that a model is offered for: %s', (_what, more, judged) => {
  expect(sizes(more)).toEqual(judged);
});
