/** A delivery note, taken away in the form one's own program reads. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { exporterBonLivraison } from '@comptoir/contract/commandes/commandes.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { downloadAnswer } from '../http/download-answer.ts';
import { useFailureText } from '../http/use-failure-text.ts';
import { CadreCompte } from '../mon-compte/cadre-compte.public.tsx';
import { isSansClient } from '../delegue/sans-client.public.ts';
import { SansClientCompte } from '../mon-compte/sans-client.public.tsx';
import { orNotFound } from '../page/or-not-found.ts';
import { usePage } from '../page/page-context.ts';
import type { PageContext, PageMeta } from '../page/page-loader.ts';
import { siteQuery } from '../page/site.ts';
import { ErrorAlert } from '../ui/notice/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { useTexts } from '../words/use-texts.ts';
import { bonLivraisonQuery } from './commandes.queries.ts';
import { direBon, direDateBon } from './dire-bon.ts';

const FORMATS = ['pdf', 'xlsx', 'csv'] as const;
type Format = (typeof FORMATS)[number];

export async function loader(context: PageContext): Promise<PageMeta | undefined> {
  const { queryClient, params } = context;
  if (isSansClient(queryClient.getQueryData(siteQuery.queryKey)?.session)) return undefined;
  const key = params['key'] ?? '';
  const bon = await orNotFound(queryClient.fetchQuery(bonLivraisonQuery(context, key)));
  const chemin = liens.bonLivraisonExport('fr', key);
  return {
    ...(bon && { titre: bon.numero }),
    chemins: { fr: chemin, en: chemin, es: chemin },
  };
}

export default function BonLivraisonExportPage() {
  const t = useTexts('commandes');
  const { params, session, locale } = usePage();
  const context = useRouteContext({ from: '__root__' });
  const sansClient = isSansClient(session);
  const { data: bon } = useQuery({
    ...bonLivraisonQuery(context, params['key'] ?? ''),
    enabled: !sansClient,
  });
  if (!bon) {
    const retour = { href: liens.commandes(locale), libelle: t('pages.commandes.titre') };
    return (
      <CadreCompte titre={t('pages.bon-livraison-export.titre')} retour={retour}>
        {sansClient && <SansClientCompte />}
      </CadreCompte>
    );
  }
  const { key, numero } = bon.commande;
  return (
    <CadreCompte
      titre={t('bonExport.titre', { numero: bon.numero })}
      sousTitre={`${direDateBon(t, bon)} · ${direBon(t, locale, bon)}`}
      retour={{ href: liens.commande(locale, key), libelle: t('bonExport.commande', { numero }) }}
    >
      <Choix />
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
      <p>{t('bonExport.texte')}</p>
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
        className="mt-4"
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
        <ErrorAlert onHide={() => envoi.reset()} className="mt-4">
          {failureText(envoi.error)}
        </ErrorAlert>
      )}
    </div>
  );
}
