/** What a buyer would most likely do next: habits due, lists, the last order, an offer that ends. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FileText, List, Package, Repeat2, type LucideIcon } from 'lucide-react';
import type { HabitudeDue } from '@comptoir/contract/accueil/personnel.contract.ts';
import { recommander } from '@comptoir/contract/commandes/commandes.contract.ts';
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { jusqua } from '@comptoir/contract/words/jours-dits.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { codeOf } from '../../http/http-answer.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { Lien } from '../../page/lien.tsx';
import { ReprendreListe } from '../../listes-achats/reprendre-liste.public.tsx';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { useAjouterAuPanier } from '../ajouter-au-panier.ts';
import { newKey } from '../cle-idempotence.ts';
import { montantPrevu } from '../montant-prevu.public.ts';
import { repriseQuery } from '../panier.queries.ts';
import { rafraichirPanier } from '../rafraichir-panier.ts';

const LISTES = 3;

export function Reprises() {
  const t = useTexts('panier');
  const context = useRouteContext({ from: '__root__' });
  const { locale } = context;
  const { data } = useQuery(repriseQuery(context));
  if (!data) return null;
  const { jour, habitudes, nombreHabitudes, listes, aRefaire, devis } = data;
  const [commande] = aRefaire;
  const [offre] = devis;
  return (
    <>
      <Habitudes habitudes={habitudes} nombre={nombreHabitudes} />
      {listes.slice(0, LISTES).map((liste) => (
        <Rangee
          key={liste.id}
          icon={List}
          titre={
            <Lien href={liens.listeAchats(locale, liste.id)} className="hover:underline">
              {liste.libelle}
            </Lien>
          }
          detail={t('vide.articles', { count: liste.nombreArticles })}
        >
          <ReprendreListe liste={liste} />
        </Rangee>
      ))}
      {commande && (
        <Rangee
          icon={Package}
          titre={
            <Lien href={liens.commande(locale, commande.key)} className="hover:underline">
              {t('vide.commande', { numero: commande.numero })}
            </Lien>
          }
          detail={`${t('chantier.lignes', { count: commande.nombreLignes })}, ${formatArgent(locale, commande.netHT)}`}
        >
          <Recommander cle={commande.key} numero={commande.numero} />
        </Rangee>
      )}
      {offre && (
        <Rangee
          icon={FileText}
          titre={t('vide.devis', { numero: offre.numero })}
          detail={[
            offre.valableJusqu && jusqua(locale, offre.valableJusqu, jour),
            formatArgent(locale, offre.netHT),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <Lien
            href={liens.devisDetail(locale, offre.key)}
            className="inline-flex items-center text-link hover:underline pointer-coarse:min-h-11"
          >
            {t('vide.repondre')}
            <span className="sr-only">{` ${offre.numero}`}</span>
          </Lien>
        </Rangee>
      )}
    </>
  );
}

interface RangeeProps {
  icon: LucideIcon;
  titre: ReactNode;
  detail: string;
  children: ReactNode;
}

function Rangee({ icon: Icon, titre, detail, children }: RangeeProps) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-b py-2">
      <Icon size={20} aria-hidden className="shrink-0" />
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <b className="type-name wrap-anywhere">{titre}</b>
        <span className="type-meta text-text-2">{detail}</span>
      </p>
      {children}
    </li>
  );
}

interface HabitudesProps {
  /** The first of them. */
  habitudes: readonly HabitudeDue[];
  /** How many are due. */
  nombre: number;
}

/** The first of them in the quantities usually bought, for the amount that is said. */
function Habitudes({ habitudes, nombre }: HabitudesProps) {
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const { ajouter, etat } = useAjouterAuPanier();
  const vendables = habitudes.flatMap(({ article, quantite: usuelle }) => {
    const { multiple, tarif } = article;
    const quantite = Math.max(article.minimum, Math.ceil(usuelle / multiple) * multiple);
    return tarif ? [{ articleId: article.id, quantite, tarif }] : [];
  });
  const total = montantPrevu(vendables);
  if (!total) return null;
  return (
    <Rangee
      icon={Repeat2}
      titre={t('vide.habitudesDues', { count: nombre })}
      detail={
        etat.nom === 'echec'
          ? tErreurs(etat.code)
          : t('vide.montantArticles', {
              count: vendables.length,
              montant: formatArgent(locale, total),
            })
      }
    >
      <Button
        size="sm"
        busy={etat.nom === 'envoi'}
        onClick={() =>
          void ajouter(vendables.map(({ articleId, quantite }) => ({ articleId, quantite })))
        }
      >
        {t('vide.ajouterArticles', { count: vendables.length })}
      </Button>
    </Rangee>
  );
}

/** The basket takes the place of this page at once: what changed since is reported in a toast. */
function Recommander({ cle, numero }: { cle: string; numero: string }) {
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const [isBusy, setIsBusy] = useState(false);
  const [erreur, setErreur] = useState<CodeErreur>();
  const [essai] = useState(newKey);
  const reprendre = async () => {
    setIsBusy(true);
    setErreur(undefined);
    try {
      const { ajoutees, ecarts, nombreArticles } = await api.call(
        recommander,
        { params: { key: cle }, body: {} },
        { idempotencyKey: essai, locale },
      );
      showToast({
        kind: ecarts.length > 0 ? 'snackbar-info' : 'snackbar-success',
        title: t('vide.remise', { count: ajoutees }),
        ...(ecarts.length > 0 && {
          detail: ecarts.map(({ message }) => message).join(' '),
        }),
      });
      await rafraichirPanier({ api, queryClient }, { nombre: nombreArticles });
    } catch (error) {
      if (!isQueryFailure(error)) throw error;
      setErreur(codeOf(error.response));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <span className="flex flex-col items-end">
      <Button size="sm" busy={isBusy} onClick={() => void reprendre()}>
        {t('vide.recommander')}
        <span className="sr-only">{` ${numero}`}</span>
      </Button>
      {erreur && (
        <span role="alert" className="type-meta text-err">
          {tErreurs(erreur)}
        </span>
      )}
    </span>
  );
}
