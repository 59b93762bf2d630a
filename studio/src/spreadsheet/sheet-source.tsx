import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useRef, useState, type DragEvent } from 'react';
import { emptySheet } from './export-sheet.ts';
import { TEXTS } from './texts.ts';
import { saveFile } from './use-spreadsheet.ts';

const HIDDEN = { display: 'none' };

interface SheetSourceProps {
  onFile: (file: File) => void;
  onText: (text: string) => void;
  onExport: () => void;
}

/** Where a sheet comes from: a file that is dropped or chosen, or pasted rows. */
export function SheetSource({ onFile, onText, onExport }: SheetSourceProps) {
  const [pasted, setPasted] = useState('');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Stack gap={5}>
      <Card
        padding={5}
        radius={3}
        border
        tone={isOver ? 'primary' : 'default'}
        onDrop={drop}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
      >
        <Stack gap={4}>
          <Text weight="semibold">{TEXTS.drop}</Text>
          <Text size={1} muted>
            {TEXTS.limit}
          </Text>
          <Flex>
            <Button mode="ghost" text={TEXTS.choose} onClick={() => input.current?.click()} />
          </Flex>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-label={TEXTS.choose}
            style={HIDDEN}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) onFile(file);
            }}
          />
        </Stack>
      </Card>
      <Stack gap={3}>
        <Text as="label" size={1} weight="medium" htmlFor="pasted-rows">
          {TEXTS.pasteLabel}
        </Text>
        <TextArea
          id="pasted-rows"
          rows={6}
          value={pasted}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
        <Flex>
          <Button
            mode="ghost"
            text={TEXTS.readPasted}
            disabled={pasted.trim() === ''}
            onClick={() => onText(pasted)}
          />
        </Flex>
      </Stack>
      <Flex gap={3} wrap="wrap">
        <Button mode="ghost" text={TEXTS.exportAll} onClick={onExport} />
        <Button
          mode="bleed"
          text={TEXTS.exportEmpty}
          onClick={() => saveFile(TEXTS.emptyName, emptySheet())}
        />
      </Flex>
    </Stack>
  );
}
