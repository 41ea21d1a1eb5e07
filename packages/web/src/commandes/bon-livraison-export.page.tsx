/** A delivery note, taken away in the form one's own program reads. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exporterBonLivraison } from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../http/download-answer.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient, SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { usePage } from '../page-context.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { useTexts } from '../use-texts.ts';

const FORMATS = ['pdf', 'xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

export default function BonLivraisonExportPage() {
  const t = useTexts('commandes');
  const { session, locale } = usePage();
  return (
    <CadreCompte
      titre={t('pages.bon-livraison-export.titre')}
      sousTitre={t('bonExport.texte')}
      retour={{ href: liens.commandes(locale), libelle: t('pages.commandes.titre') }}
    >
      {isSansClient(session) ? <SansClientCompte /> : <Choix />}
    </CadreCompte>
  );
}

function Choix() {
  const t = useTexts('commandes');
  const { params } = usePage();
  const { api, locale } = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const [format, setFormat] = useState<Format>('pdf');
  const envoi = useMutation({
    mutationFn: () =>
      api.call(
        exporterBonLivraison,
        { params: { key: params['key'] ?? '' }, query: { format } },
        { locale },
      ),
    onSuccess: downloadAnswer,
  });
  return (
    <div className="max-w-120">
      <RadioGroup
        label={t('bonExport.format')}
        look="rows"
        value={format}
        options={FORMATS.map((un) => ({
          value: un,
          label: t(`bonExport.${un}.nom`),
          help: t(`bonExport.${un}.aide`),
        }))}
        onChange={(valeur) => setFormat(FORMATS.find((un) => un === valeur) ?? 'pdf')}
      />
      <Button
        kind="primary"
        icon={Download}
        busy={envoi.isPending}
        done={envoi.isSuccess}
        onClick={() => envoi.mutate()}
        className="mt-4"
      >
        {t('bons.telecharger')}
      </Button>
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {failureText(envoi.error)}
        </Alert>
      )}
    </div>
  );
}
