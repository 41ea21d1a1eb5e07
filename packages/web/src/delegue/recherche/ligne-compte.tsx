import { clsx } from 'clsx';
import { Pin, PinOff } from 'lucide-react';
import { useRef } from 'react';
import type { CompteClient } from '@comptoir/contract/delegue/comptes.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { FicheClient } from '../fiche-client.tsx';
import { Personnes } from './personnes.tsx';
import { Surligner } from './surligner.tsx';
import type { ChoixCompte } from './use-choix-compte.ts';

interface LigneCompteProps {
  compte: CompteClient;
  /** What was looked for. */
  demande: string;
  choix: ChoixCompte;
  isActif: boolean;
  /** The delegate acts for it already. */
  isEnCours: boolean;
  onEpingler: () => void;
}

export function LigneCompte(props: LigneCompteProps) {
  const { compte, demande, choix, isActif, isEnCours, onEpingler } = props;
  const t = useTexts('delegue');
  const row = useRef<HTMLLIElement>(null);
  const { libelle, bloque, epingle, utilisateurs } = compte;
  const agir = () => {
    choix.choisir(compte);
    if (utilisateurs === 1 || compte.trouvePar !== null) choix.agirPourCompte(compte);
    else focusPersonnes(row.current);
  };
  return (
    <li
      ref={row}
      className={clsx(isActif && 'bg-del-b shadow-[inset_3px_0_0_var(--color-del-edge)]')}
    >
      <div className="flex items-center gap-2 pr-4 sm:pr-6">
        <button
          type="button"
          data-ligne-compte
          aria-pressed={isActif}
          onFocus={() => choix.choisir(compte)}
          onClick={() => choix.choisir(compte)}
          onDoubleClick={agir}
          className="flex min-h-16.5 min-w-0 flex-1 items-center gap-3 py-2.5 pl-4 text-start -outline-offset-2 sm:pl-6"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate text-[0.9375rem] leading-5 font-[600]">
              <Surligner texte={libelle} recherche={demande} />
            </span>
            <Precisions compte={compte} demande={demande} />
          </span>
          {bloque && <Badge tone="err">{t('consultation.libelle')}</Badge>}
        </button>
        <IconButton
          icon={epingle ? PinOff : Pin}
          label={t(epingle ? 'recherche.desepingler' : 'recherche.epingler', { libelle })}
          aria-pressed={epingle}
          size="sm"
          onClick={onEpingler}
          className={clsx(epingle && 'text-del-t!')}
        />
        <div className="flex w-22 shrink-0 justify-end">
          {isEnCours ? (
            <span className="type-label text-del-t">{t('recherche.enCours')}</span>
          ) : utilisateurs === 0 ? (
            <span className="text-end type-caption text-text-2">{t('recherche.sansAcces')}</span>
          ) : (
            <Button size="sm" aria-label={t('recherche.agirPour', { nom: libelle })} onClick={agir}>
              {t('recherche.agirCourt')}
            </Button>
          )}
        </div>
      </div>
      {isActif && (
        <>
          <Personnes choix={choix} nombre={utilisateurs} />
          <div className="border-t border-line bg-sunk px-4 py-4 sm:px-6 lg:hidden">
            <FicheClient compteId={compte.id} />
          </div>
        </>
      )}
    </li>
  );
}

function Precisions({ compte, demande }: Pick<LigneCompteProps, 'compte' | 'demande'>) {
  const t = useTexts('delegue');
  const locale = useLocale();
  const { code, codePostal, ville, utilisateurs, trouvePar, distance } = compte;
  return (
    <span className="block truncate type-meta text-text-2">
      <Surligner texte={`${code} · ${codePostal} ${ville}`} recherche={demande} />
      {distance !== null &&
        ` · ${t('recherche.distance', { km: formatNombre(locale, distance, distance < 10 ? 1 : 0) })}`}
      {trouvePar !== null ? (
        <>
          {' · '}
          <Surligner texte={trouvePar} recherche={demande} />
        </>
      ) : (
        ` · ${t('recherche.utilisateurs', { count: utilisateurs })}`
      )}
    </span>
  );
}

/** They appear with the choice of the row, once known. */
function focusPersonnes(row: HTMLElement | null): void {
  const focus = () => row?.querySelector<HTMLElement>('[type=radio]:checked')?.focus();
  const watch = new MutationObserver(() => {
    if (!row?.querySelector('[type=radio]')) return;
    watch.disconnect();
    focus();
  });
  if (!row) return;
  if (row.querySelector('[type=radio]')) return focus();
  watch.observe(row, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 2000);
}
