import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { Pane } from '../panes/pane.tsx';
import { Working } from '../panes/working.tsx';
import { ColumnMappingForm } from './column-mapping.tsx';
import type { ImportResult } from './import-batches.ts';
import { ImportPreview } from './import-preview.tsx';
import { SheetSource } from './sheet-source.tsx';
import { TEXTS } from './texts.ts';
import { useSpreadsheet } from './use-spreadsheet.ts';

interface OutcomeProps {
  tone: 'positive' | 'critical';
  title: string;
  lines: readonly string[];
  onRestart: () => void;
}

function Outcome({ tone, title, lines, onRestart }: OutcomeProps) {
  return (
    <Card padding={4} radius={3} tone={tone} role={tone === 'critical' ? 'alert' : 'status'}>
      <Stack gap={4}>
        <Text weight="semibold">{title}</Text>
        {lines.map((line) => (
          <Text key={line} size={1}>
            {line}
          </Text>
        ))}
        <Flex>
          <Button mode="ghost" text={TEXTS.another} onClick={onRestart} />
        </Flex>
      </Stack>
    </Card>
  );
}

function failureLines({ written, total, failure }: ImportResult): string[] {
  return [TEXTS.failed(written, total), ...(failure === null ? [] : [failure])];
}

function CurrentStep() {
  const { step, readText, readFile, remap, check, importPlan, exportAll, restart } = useSpreadsheet();
  switch (step.at) {
    case 'empty':
      return (
        <SheetSource
          onFile={(file) => void readFile(file)}
          onText={(text) => readText(text)}
          onExport={() => void exportAll()}
        />
      );
    case 'reading':
      return <Working text={TEXTS.reading} />;
    case 'unreadable':
      return <Outcome tone="critical" title={TEXTS.notRead} lines={[step.problem]} onRestart={restart} />;
    case 'mapping':
      return (
        <ColumnMappingForm
          sheet={step.sheet}
          mapping={step.mapping}
          note={step.note}
          onMap={remap}
          onCheck={() => void check(step.sheet, step.mapping)}
          onBack={restart}
        />
      );
    case 'checking':
      return <Working text={TEXTS.checking(step.done, step.total)} />;
    case 'preview':
      return <ImportPreview plan={step.plan} onImport={() => void importPlan(step.plan)} onBack={restart} />;
    case 'importing':
      return <Working text={TEXTS.importing(step.result.written, step.result.total)} />;
    case 'done':
      return (
        <Outcome
          tone="positive"
          title={TEXTS.doneTitle}
          lines={[TEXTS.done(step.result.written)]}
          onRestart={restart}
        />
      );
    default:
      return (
        <Outcome
          tone="critical"
          title={TEXTS.failedTitle}
          lines={failureLines(step.result)}
          onRestart={restart}
        />
      );
  }
}

/** The pane in which editors bring projectors in from a spreadsheet, and take them out. */
export function SpreadsheetPane() {
  return (
    <Pane title={TEXTS.title} intro={TEXTS.intro} width={3}>
      <CurrentStep />
    </Pane>
  );
}
