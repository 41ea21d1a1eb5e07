/** Beside a text: others of its kind. */
import { Lien } from '../page/lien.tsx';

interface Props {
  titre: string;
  pages: readonly { href: string; libelle: string }[];
}

export function PagesVoisines({ titre, pages }: Props) {
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="voisines">
      <h2 id="voisines" className="type-name">
        {titre}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {pages.map(({ href, libelle }) => (
          <li key={href}>
            <Lien
              href={href}
              className="flex min-h-11 items-center py-2 type-meta text-link hover:underline"
            >
              {libelle}
            </Lien>
          </li>
        ))}
      </ul>
    </nav>
  );
}
