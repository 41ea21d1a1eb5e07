/** A test invoice as the chosen channel would bring it, with the rules it keeps. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download, FlaskConical } from 'lucide-react';
import { essayerDematerialisation } from '@comptoir/contract/factures/dematerialisation.contract.ts';
import type { CanalFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { downloadAnswer } from '../../http/download-answer.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorAlert } from '../../ui/notice/alert.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { ListeControles } from '../liste-controles.tsx';

interface Props {
  canal: CanalFacture;
  adresse: string;
}

export function FactureEssai({ canal, adresse }: Props) {
  const t = useTexts('factures');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const essai = useMutation({
    mutationFn: () => api.call(essayerDematerialisation, { body: { canal, adresse } }, { locale }),
  });
  const { data, error } = essai;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button icon={FlaskConical} size="sm" busy={essai.isPending} onClick={() => essai.mutate()}>
        {t('demat.essai')}
      </Button>
      {error && (
        <ErrorAlert onHide={() => essai.reset()} className="mt-3">
          {failureText(error)}
        </ErrorAlert>
      )}
      {data && (
        <>
          <p role="status" className="mt-3 text-pretty">
            {data.envoyeA === null
              ? t('demat.essaiNonDepose')
              : t('demat.essaiEnvoye', { adresse: data.envoyeA })}
          </p>
          <Button
            icon={Download}
            size="sm"
            className="mt-2"
            onClick={() => downloadAnswer(data.fichier)}
          >
            {t('demat.essaiTelecharger')}
          </Button>
          <details className="mt-3">
            <summary className="type-label">{t('demat.essaiControles')}</summary>
            <ListeControles controles={data.controles} sansCode />
          </details>
        </>
      )}
    </div>
  );
}
