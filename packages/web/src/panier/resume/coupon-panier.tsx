/** One coupon at a time; why it counts for nothing is said. */
import { useState, type FormEvent } from 'react';
import { Tag, X } from 'lucide-react';
import { isMontant } from '@comptoir/contract/argent.ts';
import { formatArgent, formatDate } from '@comptoir/contract/words/formats.ts';
import {
  controlerCoupon,
  MAX_SIGNES_COUPON,
  retirerCoupon,
  type CouponPanier as Coupon,
} from '@comptoir/contract/panier/coupon.contract.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { writePanier } from '../ecriture/write-panier.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';

export function CouponPanier({ coupon }: { coupon: Coupon | null }) {
  return coupon ? <CouponPose coupon={coupon} /> : <ChampCoupon />;
}

function CouponPose({ coupon }: { coupon: Coupon }) {
  const { ecrivain, mots } = useLignes();
  const { t, locale } = mots;
  const { code, libelle, montant, valide, message } = coupon;
  const remove = () =>
    writePanier(ecrivain, {
      envoyer: (api, options) => api.call(retirerCoupon, {}, options),
    });
  return (
    <div className="mt-3">
      <p className="flex items-center gap-2 rounded-control bg-sunk py-1 pr-1 pl-3">
        <Tag size={16} aria-hidden className={valide ? 'text-ok' : 'text-warn'} />
        <span className="min-w-0 flex-1">
          <b className="type-ref">{code}</b>
          <span className="block truncate type-caption text-text-2">{libelle}</span>
        </span>
        {valide && (
          <b className="whitespace-nowrap text-ok">{`−${formatArgent(locale, montant)}`}</b>
        )}
        <IconButton
          icon={X}
          size="sm"
          label={t('coupon.retirer', { code })}
          onClick={() => void remove()}
        />
      </p>
      {message && <p className="mt-1 type-meta text-warn">{message}</p>}
    </div>
  );
}

function ChampCoupon() {
  const { ecrivain, mots } = useLignes();
  const tErreurs = useTexts('erreurs');
  const { t, locale } = mots;
  const [code, setCode] = useState('');
  const [erreur, setErreur] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim() || isBusy) return;
    setIsBusy(true);
    const resultat = await writePanier(ecrivain, {
      envoyer: (api, options) =>
        api.call(controlerCoupon, { query: { code: code.trim() } }, options),
    });
    setIsBusy(false);
    setErreur(
      resultat.ok ? undefined : tErreurs(resultat.echec.code, valeursOf(resultat.echec.data)),
    );
  };
  /** What the sentence of a refusal names: amounts and days, as they are written here. */
  const valeursOf = (data: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(data).map(([nom, valeur]) => [
        nom,
        isMontant(valeur)
          ? formatArgent(locale, valeur)
          : /^\d{4}-\d{2}-\d{2}/.test(String(valeur))
            ? formatDate(String(valeur))
            : String(valeur),
      ]),
    );
  return (
    <form onSubmit={(event) => void apply(event)} className="mt-3 flex items-start gap-2">
      <TextInput
        label={t('coupon.libelle')}
        hideLabel
        placeholder={t('coupon.libelle')}
        value={code}
        maxLength={MAX_SIGNES_COUPON}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...(erreur !== undefined && { error: erreur })}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setErreur(undefined);
        }}
        className="min-w-0 flex-1"
      />
      <Button type="submit" busy={isBusy}>
        {t('coupon.appliquer')}
      </Button>
    </form>
  );
}
