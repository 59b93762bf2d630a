import { useState } from 'react';
import { communityError, loadAccount } from '@lumen-throw/community/index';
import { Button } from '../../../shared/design/button.tsx';
import { Spinner } from '../../../shared/controls/loading.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import { ACCOUNT_TEXTS, ACCOUNT_TOASTS } from './texts.ts';
import { toast } from '../../../shared/toasts/toast-store.ts';
import { saveFile } from './save-file.ts';

/** Gives the member a file with everything that the community keeps of them. */
export function DataDownload() {
  const { firebase } = useEnvironment();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const data = await (await loadAccount()).ownData(firebase);
      const day = data.exported_at.slice(0, 'YYYY-MM-DD'.length);
      saveFile(ACCOUNT_TEXTS.fileName(day), `${JSON.stringify(data, null, 2)}\n`, 'application/json');
    } catch (failure) {
      toast({ ...ACCOUNT_TOASTS.downloadFailed(communityError(failure).reason), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button $kind="quiet" $inactive={busy} onClick={() => void download()}>
      {busy ? <Spinner /> : null}
      {busy ? ACCOUNT_TEXTS.gathering : ACCOUNT_TEXTS.download}
    </Button>
  );
}
