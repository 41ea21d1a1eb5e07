/** What stands in the way of a line, with the one click that mends it. */
import { clsx } from 'clsx';
import { Check, CloudOff, CopyPlus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import { sensUnite } from '@comptoir/contract/achat-rapide/unites-lues.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { libelleConditionnement, NomArticle } from '../../articles/articles.public.ts';
import { Lien } from '../../page/lien.tsx';
import { showToast } from '../../ui/notice/toast-store.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { ACTION } from './actions-ligne.tsx';
import { useConnaissance } from './connaissances.ts';
import type { Probleme } from './etat-ligne.ts';
import type { MotsLigne } from './mots-ligne.ts';
import { modifierLigne, restaurer, reunirLignes, type Ligne } from './saisie.ts';
import type { Doublon } from './use-lignes.ts';

interface Props {
  id: string;
  ligne: Ligne;
  probleme: Probleme | null;
  doublon: Doublon | undefined;
  jour: string;
  mots: MotsLigne;
  onChoisir: (article: ArticleVendu, jour: string) => void;
  isCompact: boolean;
}

export function MessagesLigne(props: Props) {
  const { id, ligne, probleme, doublon, mots } = props;
  const t = useTexts('achat-rapide');
  const reunir = (vers: number) => {
    const avant = reunirLignes(ligne.id, vers);
    showToast({
      title: t('reunie', { reference: ligne.reference }),
      action: { label: t('annuler'), run: () => restaurer(avant) },
    });
  };
  return (
    <div
      id={id}
      className={clsx(
        'flex flex-col gap-2',
        props.isCompact ? 'col-span-4' : 'col-span-full lg:col-start-2',
      )}
    >
      {probleme && probleme.code !== 'recherche' && <Message {...props} probleme={probleme} />}
      {ligne.coupe !== undefined && (
        <Rangee tone="warn" icon={TriangleAlert}>
          {t('ligne.coupe', { coupe: ligne.coupe })}
        </Rangee>
      )}
      {ligne.unite !== undefined && sensUnite(ligne.unite) === undefined && (
        <Rangee tone="warn" icon={TriangleAlert}>
          {t('ligne.uniteInconnue', { unite: ligne.unite })}
        </Rangee>
      )}
      {ligne.lu !== undefined && ligne.quantite > 0 && probleme?.code !== 'a-preciser' && (
        <Rangee tone="warn" icon={TriangleAlert}>
          {t('ligne.lu', { lu: ligne.lu, quantite: ligne.quantite })}
        </Rangee>
      )}
      {doublon && probleme?.code !== 'retiree' && (
        <Rangee tone="info" icon={CopyPlus}>
          {t('ligne.doublon', { rang: doublon.rang })}
          <Action onClick={() => reunir(doublon.id)}>{mots.reunir}</Action>
        </Rangee>
      )}
    </div>
  );
}

function Message({
  ligne,
  probleme,
  mots,
  onChoisir,
  jour,
}: Omit<Props, 'probleme'> & { probleme: Probleme }) {
  const t = useTexts('achat-rapide');
  const tUi = useTexts('ui');
  const tArticles = useTexts('articles');
  const locale = useLocale();
  const valeur = formatNombre(locale, ligne.quantite);
  const connaissance = useConnaissance(ligne.reference);
  const article = connaissance?.nom === 'connu' ? connaissance.article : undefined;
  const conditionnement =
    (article && libelleConditionnement(tArticles, locale, article.unite, article.contenu)) ||
    tArticles('unites.piece.nom');
  switch (probleme.code) {
    case 'recherche':
      return null;
    case 'inconnue':
    case 'retiree': {
      const isRetiree = probleme.code === 'retiree';
      const articles = isRetiree ? probleme.remplacants : probleme.propositions;
      return (
        <Rangee tone="err" icon={TriangleAlert} isTall={articles.length > 0}>
          {t(`probleme.${probleme.code}`)}
          {articles.length > 0 ? (
            <>
              {' '}
              {isRetiree ? mots.remplace : mots.vouliezVous}
              <span className="flex w-full flex-wrap gap-2">
                {articles.map((article) => (
                  <Proposition
                    key={article.id}
                    article={article}
                    onClick={() => onChoisir(article, jour)}
                  />
                ))}
              </span>
            </>
          ) : (
            <Lien
              {...ACTION}
              href={liens.recherche(locale, { q: ligne.reference })}
              className="ml-2 font-[620] underline underline-offset-2"
            >
              {mots.chercher}
            </Lien>
          )}
        </Rangee>
      );
    }
    case 'sans-prix':
      return (
        <Rangee tone="warn" icon={TriangleAlert}>
          {mots.prixDemande}
          <Lien
            {...ACTION}
            href={liens.contact(locale, { query: { reference: ligne.reference } })}
            className="ml-2 font-[620] underline underline-offset-2"
          >
            {t('ligne.demanderPrix')}
          </Lien>
        </Rangee>
      );
    case 'quantite-nulle':
    case 'minimum':
    case 'maximum':
    case 'multiple': {
      const texte =
        probleme.code === 'multiple'
          ? tUi('nombre.multiple', { pas: formatNombre(locale, probleme.multiple), valeur })
          : probleme.code === 'minimum'
            ? t('probleme.minimum', { minimum: formatNombre(locale, probleme.minimum), valeur })
            : probleme.code === 'maximum'
              ? t('probleme.maximum', { maximum: formatNombre(locale, probleme.maximum), valeur })
              : t('probleme.quantite-nulle');
      const correction = formatNombre(locale, probleme.correction);
      return (
        <Rangee tone="warn" icon={TriangleAlert}>
          {texte}
          <Action onClick={() => modifierLigne(ligne.id, { quantite: probleme.correction })}>
            {tUi('nombre.passerA', { valeur: correction })}
          </Action>
        </Rangee>
      );
    }
    case 'a-preciser':
      return (
        <Rangee tone="warn" icon={TriangleAlert}>
          {t('ligne.aPreciser', { ecrit: probleme.ecrit, conditionnement })}
          {probleme.lectures.map((quantite) => (
            <Action key={quantite} onClick={() => modifierLigne(ligne.id, { quantite })}>
              {tUi('nombre.passerA', { valeur: formatNombre(locale, quantite) })}
            </Action>
          ))}
        </Rangee>
      );
    case 'a-verifier':
      return (
        <Rangee tone="info" icon={Check}>
          {mots.verifiee}
        </Rangee>
      );
    case 'hors-ligne':
      return (
        <Rangee tone="info" icon={CloudOff}>
          {mots.aVerifier}
        </Rangee>
      );
  }
}

const TONES = { err: 'text-err', warn: 'text-warn', info: 'text-text-2' };

interface RangeeProps {
  tone: keyof typeof TONES;
  icon: typeof TriangleAlert;
  /** Several lines: the icon stands at the first. */
  isTall?: boolean;
  children: ReactNode;
}

function Rangee({ tone, icon: Icon, isTall = false, children }: RangeeProps) {
  return (
    <div className={clsx('flex items-center gap-2 type-meta', TONES[tone])}>
      <Icon size={16} aria-hidden className={clsx(isTall && 'mt-0.5 self-start')} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-1.5">{children}</div>
    </div>
  );
}

function Action({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      {...ACTION}
      onClick={onClick}
      className="ml-1 rounded-control font-[620] underline underline-offset-2 max-sm:min-h-11 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}

function Proposition({ article, onClick }: { article: ArticleVendu; onClick: () => void }) {
  const locale = useLocale();
  return (
    <button
      type="button"
      {...ACTION}
      onClick={onClick}
      className="flex min-h-8 max-w-full items-center gap-2 rounded-control border border-line-2 bg-bg px-3 py-1 text-start text-text hover:bg-sunk max-sm:min-h-11 pointer-coarse:min-h-11"
    >
      <span className="type-ref">{article.reference}</span>
      <span className="min-w-0 text-text-2">
        <NomArticle article={article} />
      </span>
      {article.tarif && (
        <b className="font-[640]">{formatArgent(locale, article.tarif.prixNetHT)}</b>
      )}
    </button>
  );
}
