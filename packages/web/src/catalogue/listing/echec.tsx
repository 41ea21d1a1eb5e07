import { RotateCw } from 'lucide-react';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { Nommage } from './facettes/noms-facettes.ts';
import type { ListingState } from './use-listing.ts';

interface EchecProps {
  listing: ListingState;
  nommage: Nommage;
}

/** Beside the list that stands still until it works again. */
export function Echec({ listing, nommage: { t } }: EchecProps) {
  return (
    <Alert
      state="err"
      live
      className="mb-4"
      action={
        <Button size="sm" icon={RotateCw} onClick={listing.retry}>
          {t('echec.reessayer')}
        </Button>
      }
    >
      {t('echec.texte')}
    </Alert>
  );
}
