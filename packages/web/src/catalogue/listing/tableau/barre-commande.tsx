/** While quantities are typed: what they come to, and one button for all of them. */
import { ChevronUp, ListPlus, ShoppingCart, X } from 'lucide-react';
import { useState } from 'react';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { isZeroMontant } from '@comptoir/contract/argent.ts';
import { prixPourQuantite } from '../../../articles/articles.public.ts';
import { openOverlay } from '../../../overlay/overlay-store.ts';
import { usePage } from '../../../page/page-context.ts';
import { BoutonChantier, useAjouterAuPanier } from '../../../panier/panier.public.ts';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { useLocale, useTexts } from '../../../words/use-texts.ts';
import { effacerSaisie, saisir, useSaisie, type LigneSaisie } from './saisie.ts';
import { totalSaisie, type TotalSaisie } from './total-saisie.ts';

const QUIET =
  'flex min-h-8 items-center gap-1 type-meta text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

export default function BarreCommande() {
  const t = useTexts('listing');
  const tArticles = useTexts('articles');
  const tErreurs = useTexts('erreurs');
  const locale = useLocale();
  const { session } = usePage();
  const saisie = useSaisie(locale);
  const { ajouter, etat } = useAjouterAuPanier();
  const [isOpen, setIsOpen] = useState(false);
  if (saisie.size === 0) return null;
  const lignes = [...saisie.values()];
  const { references, quantite, unite, pieces, total, gain } = totalSaisie(lignes);
  const articles = lignes.map((ligne) => ({
    articleId: ligne.article.id,
    quantite: ligne.quantite,
  }));
  const add = async () => {
    if (await ajouter(articles)) effacerSaisie();
  };
  return (
    <section
      aria-label={t('commande.titre')}
      data-order-bar
      className="fixed inset-x-0 bottom-(--bottom-bar-height,0px) z-30 border-t-2 border-text bg-bg print:hidden"
    >
      {isOpen && <Lignes lignes={lignes} />}
      {etat.nom === 'echec' && (
        <p role="alert" className="page-wide bg-err-b py-2 type-meta text-err">
          {etat.reseau ? t('commande.horsLigne') : tErreurs(etat.code)}
        </p>
      )}
      <div className="page-wide flex min-h-18 items-center gap-x-4 gap-y-1 py-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          <p className="type-body">
            <b className="font-[640]">{t('commande.references', { count: references })}</b>
            <span className="max-sm:hidden">
              {' · '}
              {t(uniteDite(unite), { count: quantite, nombre: formatNombre(locale, quantite) })}
              {pieces !== null && (
                <span className="max-lg:hidden">
                  {' · '}
                  {t('commande.pieces', { count: pieces, nombre: formatNombre(locale, pieces) })}
                </span>
              )}
            </span>
          </p>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={QUIET}
          >
            {t('commande.voir')}
            <ChevronUp size={16} aria-hidden className={isOpen ? 'rotate-180' : undefined} />
          </button>
          {session.utilisateur && (
            <button
              type="button"
              aria-label={tArticles('liste.titre')}
              onClick={() => openOverlay('ajout-liste-achats', { articles })}
              className={QUIET}
            >
              <ListPlus size={16} aria-hidden />
              <span className="max-lg:hidden">{tArticles('liste.mot')}</span>
            </button>
          )}
          <button type="button" onClick={effacerSaisie} className={`${QUIET} max-sm:hidden`}>
            {t('commande.effacer')}
          </button>
        </div>
        <BoutonChantier className="max-sm:hidden" />
        {total && (
          <p className="text-right whitespace-nowrap">
            <b className="text-[1.25rem] leading-6 font-[680]">
              {t('commande.total', { montant: formatArgent(locale, total) })}
            </b>
            {gain && !isZeroMontant(gain) && (
              <span className="block type-caption text-ok max-sm:hidden">
                {t('commande.gain', { montant: formatArgent(locale, gain) })}
              </span>
            )}
          </p>
        )}
        <Button
          kind="primary"
          size="lg"
          icon={ShoppingCart}
          busy={etat.nom === 'envoi'}
          onClick={() => void add()}
        >
          <span className="max-sm:hidden">{t('commande.ajouter')}</span>
          <span className="sm:hidden">{t('commande.ajouterCourt')}</span>
        </Button>
      </div>
    </section>
  );
}

/** Counted in its own unit where all lines have it, in units of sale otherwise. */
function uniteDite(unite: TotalSaisie['unite']) {
  switch (unite) {
    case 'boite':
      return 'commande.boites';
    case 'sachet':
      return 'commande.sachets';
    case 'rouleau':
      return 'commande.rouleaux';
    case 'paire':
      return 'commande.paires';
    case 'piece':
      return 'commande.pieces';
    default:
      return 'commande.unites';
  }
}

function Lignes({ lignes }: { lignes: readonly LigneSaisie[] }) {
  const t = useTexts('listing');
  const locale = useLocale();
  return (
    <ul className="page-wide max-h-[40dvh] overflow-y-auto border-b">
      {lignes.map(({ article, quantite }) => (
        <li
          key={article.id}
          className="flex min-h-10 items-center gap-4 border-b type-meta last:border-b-0"
        >
          <span className="w-32 shrink-0 type-ref">{article.reference}</span>
          <span className="min-w-0 flex-1 py-1 max-sm:hidden">{article.libelle}</span>
          <span className="ml-auto whitespace-nowrap">
            {formatNombre(locale, quantite)}
            {article.tarif && (
              <span className="text-text-2">
                {' × ' + formatArgent(locale, prixPourQuantite(article.tarif, quantite))}
              </span>
            )}
          </span>
          <button
            type="button"
            aria-label={t('commande.retirer', { reference: article.reference })}
            onClick={() => saisir(locale, article, 0)}
            className={buttonClass({ kind: 'quiet', size: 'sm', square: true })}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
