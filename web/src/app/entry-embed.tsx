/**
 * The calculator's frame in the browser, in a bundle of its own without React and router: there Preact
 * stands in for React (decision 22), and draws on in the elements that the build rendered.
 */
import '../startup/adopt-styles.ts';
import { render } from 'preact';
import { presetsFrom } from '../features/calculator/state/presets.ts';
import { EmbedView } from '../features/calculator/embed/embed-view.tsx';
import { EnvironmentProvider } from '../shared/environment/environment-context.tsx';
import { readEnvironment } from '../shared/environment/page-environment.ts';
import { readPageData } from '../shared/live-content/page-data.ts';
import { finishDeferredLayout } from '../startup/deferred-layout.ts';
import { announceHydrated, repeatKeptActions } from '../startup/hydration.ts';

function start(): void {
  const root = document.querySelector('#root');
  const carried = readPageData();
  if (!root || carried?.kind !== 'throwCalculatorEmbed') throw new Error('This is not the frame’s page.');
  const presets =
    carried.page && 'presets' in carried.page ? presetsFrom(carried.page.presets, carried.page.models) : [];
  document.addEventListener('hydrated', repeatKeptActions);
  render(
    <EnvironmentProvider value={readEnvironment()}>
      <EmbedView presets={presets} />
    </EnvironmentProvider>,
    root,
  );
  announceHydrated();
  finishDeferredLayout();
}

start();
