import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { lireDecoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { callQuery } from '../../http/query-client.ts';
import type { OverlayProps } from '../../overlay/overlay-data.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { EditionCoupe } from './edition-coupe.tsx';

/** The pieces of a line, or of one to be added: typed or pasted, drawn and priced as one types. */
export default function ModificationTraitCoupeDialog({
  data,
  close,
}: OverlayProps<'modification-trait-coupe'>) {
  const t = useTexts('decoupe');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data: decoupe, isError } = useQuery(
    callQuery({ api, locale }, lireDecoupe, { params: { id: data.articleId } }),
  );
  if (decoupe && !decoupe.retire) {
    return <EditionCoupe demande={data} decoupe={decoupe} close={close} />;
  }
  const titre = t(data.avant?.traitCoupe ? 'edition.titreModification' : 'edition.titreAjout');
  return (
    <DialogFrame title={titre}>
      {isError || decoupe ? (
        <Alert state="err" live>
          {t('echec')}
        </Alert>
      ) : (
        <div className="grid gap-6 sm:grid-cols-[18rem_1fr]">
          <Skeleton className="h-40" />
          <Skeleton className="h-72" />
        </div>
      )}
    </DialogFrame>
  );
}
