/** Once agreed: to the basket as a chantier, then what was ordered, sent and spent for it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef } from 'react';
import { ShoppingCart } from 'lucide-react';
import type { DevisClienteleDetaille } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import {
  commanderDevisClientele,
  type LigneSuivie,
} from '@comptoir/contract/devis-clientele/suite-devis.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatDate, formatNombre } from '@comptoir/contract/words/formats.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Lien } from '../../page/lien.tsx';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Table, type Column } from '../../ui/table/table.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { relireDevis, suiteQuery } from '../devis-clientele.queries.ts';

export function SuiteChantier({ devis }: { devis: DevisClienteleDetaille }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const failureText = useFailureText();
  const cle = useRef<string>(undefined);
  const { id, etat, chantier, verrou } = devis;
  const isSuivi = etat === 'accepte' && verrou !== 'delegue';
  const { data: suite } = useQuery({ ...suiteQuery(context, id), enabled: isSuivi });
  const envoi = useMutation({
    mutationFn: () =>
      context.api.call(
        commanderDevisClientele,
        { params: { id } },
        { idempotencyKey: (cle.current ??= crypto.randomUUID()) },
      ),
    onSuccess: async () => {
      cle.current = undefined;
      await relireDevis(context.queryClient);
      await context.queryClient.invalidateQueries({
        predicate: ({ queryKey: [appel] }) => String(appel).includes('/api/panier'),
      });
    },
  });
  if (!isSuivi) return null;
  const mis = envoi.data;
  return (
    <SectionCompte
      titre={t('chantier.titre')}
      fin={
        suite && suite.lignes.length > 0 ? (
          <Button
            kind={chantier === null ? 'primary' : 'outline'}
            icon={ShoppingCart}
            busy={envoi.isPending}
            onClick={() => envoi.mutate()}
          >
            {t(chantier === null ? 'chantier.mettre' : 'chantier.remettre')}
          </Button>
        ) : undefined
      }
    >
      {envoi.isError && (
        <Alert state="err" live className="mt-3">
          {failureText(envoi.error)}
        </Alert>
      )}
      {mis && (
        <Alert
          state={mis.laisses.length + mis.changes.length > 0 ? 'warn' : 'ok'}
          live
          className="mt-3"
          title={t('chantier.mis', { chantier: mis.chantier })}
          action={
            <Lien href={liens.panier(locale)} className={buttonClass({ size: 'sm' })}>
              {t('chantier.panier')}
            </Lien>
          }
        >
          {mis.changes.length > 0 && <p>{t('chantier.changes', { count: mis.changes.length })}</p>}
          {mis.laisses.length > 0 && (
            <p>{t('chantier.laisses', { articles: mis.laisses.join(', ') })}</p>
          )}
        </Alert>
      )}
      {suite && suite.lignes.length === 0 && (
        <p className="mt-3 text-text-2">{t('chantier.sansArticle')}</p>
      )}
      {suite && suite.lignes.length > 0 && (
        <>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1" data-montants>
            <div className="flex gap-2">
              <dt className="text-text-2">{t('chantier.prevu')}</dt>
              <dd>{formatArgent(locale, suite.prevuHT)}</dd>
            </div>
            <div className="flex gap-2">
              <dt className="text-text-2">{t('chantier.reel')}</dt>
              <dd className="font-[620]">{formatArgent(locale, suite.reelHT)}</dd>
            </div>
          </dl>
          {suite.commandes.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-x-4 type-meta">
              {suite.commandes.map(({ key, numero, passeeLe }) => (
                <Lien
                  key={key}
                  href={liens.commande(locale, key)}
                  className="text-link hover:underline"
                >
                  {t('chantier.commande', { numero, jour: formatDate(passeeLe) })}
                </Lien>
              ))}
            </p>
          )}
          <div className="mt-3">
            <Table
              caption={t('chantier.titre')}
              rows={suite.lignes}
              rowKey={({ articleId }) => String(articleId)}
              columns={colonnes(t, locale)}
            />
          </div>
        </>
      )}
    </SectionCompte>
  );
}

function colonnes(
  t: ReturnType<typeof useTexts<'devis-clientele'>>,
  locale: ReturnType<typeof useLocale>,
): Column<LigneSuivie>[] {
  const nombre = (id: 'prevue' | 'commandee' | 'expediee'): Column<LigneSuivie> => ({
    id,
    header: t(`chantier.colonnes.${id}`),
    align: 'end',
    renderCell: (ligne) => formatNombre(locale, ligne[id]),
  });
  const montant = (id: 'prevuHT' | 'reelHT'): Column<LigneSuivie> => ({
    id,
    header: t(`chantier.colonnes.${id}`),
    size: 'amount',
    align: 'end',
    renderCell: (ligne) => <span data-montants>{formatArgent(locale, ligne[id])}</span>,
  });
  return [
    {
      id: 'article',
      header: t('chantier.colonnes.article'),
      card: 'title',
      renderCell: ({ reference, libelle }) => (
        <>
          <span className="type-ref">{reference}</span> {libelle}
        </>
      ),
    },
    nombre('prevue'),
    nombre('commandee'),
    nombre('expediee'),
    montant('prevuHT'),
    montant('reelHT'),
  ];
}
