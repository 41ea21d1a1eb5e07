import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, ListPlus, Pencil, Tag, UserCheck, X } from 'lucide-react';
import { etudierDevis, exporterDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { useWriteDevis } from '../use-write-devis.ts';

export function ActionsDevis({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const { key, numero, actions } = devis;
  const pdf = useMutation({
    mutationFn: () => api.call(exporterDevis, { params: { key } }, { locale }),
    onSuccess: downloadAnswer,
  });
  const liste = useMutation({
    mutationFn: async () => {
      const { readJusqua } = await import('../suite/read-suite.ts');
      const entier = await readJusqua({ api, locale, queryClient }, key, Infinity);
      openOverlay('ajout-liste-achats', { articles: articlesOf(entier ?? devis) });
    },
  });
  const { write, isPending, erreur } = useWriteDevis<void>({
    envoyer: (appels, _, options) => appels.call(etudierDevis, { params: { key } }, options),
    quitter: () => undefined,
    dire: () => t('etudie.fait', { numero }),
  });
  const echec = pdf.error ?? liste.error;
  const probleme = echec ? failureText(echec) : erreur;
  return (
    <>
      <div className="-mt-2 flex flex-wrap items-center gap-3 print:hidden">
        {actions.proposer && (
          <Lien
            href={liens.devisEdition(locale, key)}
            className={buttonClass({ kind: actions.accepter ? 'outline' : 'primary' })}
          >
            <Tag size={20} aria-hidden />
            {t('actions.proposer')}
          </Lien>
        )}
        {actions.etudier && (
          <Button icon={UserCheck} busy={isPending} onClick={() => write()}>
            {t('actions.etudier')}
          </Button>
        )}
        {actions.modifier && (
          <Lien
            href={liens.devisEdition(locale, key, {
              query: { lignes: actions.proposer ? 'true' : undefined },
            })}
            className={buttonClass()}
          >
            <Pencil size={20} aria-hidden />
            {t('actions.modifier')}
          </Lien>
        )}
        <Button icon={Download} busy={pdf.isPending} onClick={() => pdf.mutate()}>
          {t('actions.pdf')}
        </Button>
        <Button icon={ListPlus} busy={liste.isPending} onClick={() => liste.mutate()}>
          {t('actions.liste')}
        </Button>
        {actions.refuser && (
          <Button icon={X} onClick={() => openOverlay('refus-devis', { devisKey: key, numero })}>
            {t('actions.refuser')}
          </Button>
        )}
      </div>
      {probleme && (
        <Alert state="err" live className="mt-4">
          {probleme}
        </Alert>
      )}
    </>
  );
}

/** Lines of the version that is offered, in the chantiers they are for. */
function articlesOf({ courante }: Devis) {
  return courante.lignes.map(({ articleId, quantite, traitCoupe, chantier }) => ({
    articleId,
    quantite,
    ...(traitCoupe && { traitCoupe }),
    ...(chantier && { chantier }),
  }));
}
