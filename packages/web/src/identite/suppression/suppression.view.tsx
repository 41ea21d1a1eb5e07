import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { lireDonnees } from '@comptoir/contract/identite/donnees.contract.ts';
import { CadreCompte } from '../../mon-compte/cadre-compte.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { refusOf } from '../refus-of.ts';
import { SansScript } from '../sans-script.tsx';
import { downloadAnswer } from '../../http/download-answer.ts';
import { FormulaireSuppression } from './formulaire-suppression.tsx';

const LIGNES = [1, 2, 3] as const;

export default function SuppressionPage() {
  const t = useTexts('identite');
  const { delegue } = usePage().session;
  const bilans = (['part', 'reste'] as const).map((quoi) => ({
    titre: t(`suppression.${quoi}.titre`),
    lignes: LIGNES.map((rang) => t(`suppression.${quoi}.${rang}`)),
  }));
  return (
    <CadreCompte titre={t('suppression.titre')}>
      <SansScript pour="compte" />
      {delegue ? (
        <Alert state="info">{t('suppression.delegue')}</Alert>
      ) : (
        <div className="flex max-w-200 flex-col gap-12">
          <Donnees />
          <SectionCompte
            titre={t('suppression.supprimer.titre')}
            texte={t('suppression.supprimer.texte')}
          >
            <div className="mt-4 grid gap-6 sm:grid-cols-2">
              {bilans.map(({ titre, lignes }) => (
                <div key={titre}>
                  <h3 className="type-h3">{titre}</h3>
                  <ul className="mt-1 divide-y divide-line border-y border-line">
                    {lignes.map((ligne) => (
                      <li key={ligne} className="py-2.5">
                        {ligne}
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
            <FormulaireSuppression />
          </SectionCompte>
        </div>
      )}
    </CadreCompte>
  );
}

function Donnees() {
  const t = useTexts('identite');
  const tErreurs = useTexts('erreurs');
  const { api } = useRouteContext({ from: '__root__' });
  const envoi = useMutation({
    mutationFn: () => api.call(lireDonnees, {}),
    onSuccess: downloadAnswer,
  });
  return (
    <SectionCompte titre={t('suppression.donnees.titre')} texte={t('suppression.donnees.texte')}>
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {tErreurs(refusOf(envoi.error).code)}
        </Alert>
      )}
      <Button
        icon={Download}
        busy={envoi.isPending}
        onClick={() => envoi.mutate()}
        className="mt-4"
      >
        {t('suppression.donnees.bouton')}
      </Button>
    </SectionCompte>
  );
}
