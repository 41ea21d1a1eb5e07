import type { Dessins } from './trait.ts';

const MANCHES = 'M118 50q42 26 84 0l64 34 34 92-48 20-16-36v124H84V160l-16 36-48-20 34-92z';
const JAMBES = 'M96 40h128l26 244h-66l-24-150-24 150H70z';

export const PROTECTION: Dessins = {
  casque:
    '<path fill="url(#p)" d="M54 196q0-128 106-128t106 128z"/><path fill="url(#p)" d="M140 60h40v136h-40z"/><path fill="url(#p)" d="M40 196h240q22 6 22 22H18q0-16 22-22z"/><path d="M86 166q8-56 44-70" stroke="#fff" stroke-width="7"/>',
  'casque-antibruit':
    '<path fill="none" stroke="#454c57" stroke-width="26" d="M72 176C72 28 248 28 248 176"/><path fill="none" stroke="#7f8996" stroke-width="16" d="M72 176C72 28 248 28 248 176"/><path fill="url(#p)" d="M46 156q-16 52 0 100 20 18 48 6V150q-28-12-48 6zM274 156q16 52 0 100-20 18-48 6V150q28-12 48 6z"/><path fill="url(#d)" d="M94 150h18v112H94zM208 150h18v112h-18z"/>',
  bouchon:
    '<path fill="url(#p)" d="M76 108q26-52 64-24l14 14-66 66-14-14q-12-24 2-42zM244 168q26 52-14 78l-22 6-34-78 20-18q32-12 50 12z" transform="translate(0 -6)"/><path fill="none" stroke="#454c57" stroke-width="7" d="M120 160C130 250 190 280 216 246"/>',
  lunettes:
    '<path fill="url(#c)" d="M34 128h252q10 0 10 14 0 74-72 74-46 0-58-48h-12q-12 48-58 48-72 0-72-74 0-14 10-14z"/><path d="M34 128q126-26 252 0" stroke-width="9"/><path fill="none" stroke="#454c57" stroke-width="10" d="M30 134L16 106M290 134l14-28"/><path d="M60 152q10-10 34-12M192 152q10-10 34-12" stroke="#fff" stroke-width="7"/>',
  'ecran-facial':
    '<path fill="url(#d)" d="M64 96q0-48 96-48t96 48v24H64z"/><path fill="url(#c)" d="M58 120h204q6 120-102 156Q52 240 58 120z"/><path d="M92 148q-2 56 36 88" stroke="#fff" stroke-width="8"/>',
  masque:
    '<path fill="url(#c)" d="M62 132q98-76 196 0 6 78-98 124-104-46-98-124z"/><path d="M74 150q86-44 172 0M92 200q68-30 136 0" stroke-width="3"/><path fill="url(#d)" d="M136 152h48v36h-48z"/><path d="M144 162h32M144 176h32" stroke="#c9d0d9" stroke-width="4"/><path fill="none" stroke="#454c57" stroke-width="5" d="M62 132C10 110 20 70 40 58M258 132c52-22 42-62 22-74M74 190c-40 0-54-10-60-26M246 190c40 0 54-10 60-26"/>',
  'demi-masque':
    '<path fill="url(#d)" d="M160 64q60 0 74 96 2 76-74 92-76-16-74-92 14-96 74-96z"/><circle fill="url(#p)" cx="76" cy="206" r="46"/><circle fill="url(#p)" cx="244" cy="206" r="46"/><path d="M46 196h60M46 212h60M214 196h60M214 212h60" stroke-width="4"/><circle fill="url(#m)" cx="160" cy="180" r="24"/><path d="M86 116L24 86M234 116l62-30" stroke-width="8"/>',
  filtre:
    '<ellipse fill="url(#d)" cx="160" cy="236" rx="96" ry="28"/><path fill="url(#p)" d="M64 132h192v104q-96 40-192 0z"/><ellipse fill="url(#m)" cx="160" cy="132" rx="96" ry="30"/><ellipse fill="url(#d)" cx="160" cy="128" rx="48" ry="15"/><path d="M64 170q96 40 192 0M64 204q96 40 192 0" stroke-width="3"/>',
  'masque-soudage':
    '<path fill="url(#d)" d="M66 88q14-44 94-44t94 44l10 102q-20 74-104 88-84-14-104-88z"/><path fill="url(#m)" d="M96 108h128v62H96z"/><path fill="#3c6b57" d="M110 120h100v38H110z" stroke-width="3"/><path d="M120 214h80" stroke="#8b95a3" stroke-width="6"/>',
  gant: '<path fill="url(#p)" d="M92 268V196L58 150q-10-20 10-28 14-2 26 14l18 24V66q2-18 18-18t17 18v66-84q2-18 17-18t17 18v84-72q2-16 17-16t16 16v80-46q2-15 15-15t15 15v96q0 30-14 54v24z"/><path fill="url(#d)" d="M86 262h160v28H86z"/><path d="M147 66v64M181 56v74M214 70v66" stroke-width="3"/>',
  chaussure:
    '<path fill="url(#d)" d="M74 66h82q10 0 12 12l8 58q50 34 104 44 16 6 16 30v14H46v-60q28-34 28-98z"/><path fill="url(#d)" d="M40 224h258q6 0 6 10v18q0 8-8 8h-98l-10-8h-22l-10 8H46q-10 0-10-10z"/><path d="M168 100l-40 6M174 126l-42 8M192 146l-36 16M214 160l-30 18" stroke="#d7dbe1" stroke-width="6"/><path fill="url(#p)" d="M226 174q70 10 70 36v14h-90z" stroke-width="3"/><path d="M46 190q30 10 60 0" stroke="#9aa3af" stroke-width="4"/>',
  botte:
    '<path fill="url(#d)" d="M84 40h88v140q60 24 110 34 18 6 18 34H66q-4-30 10-60z"/><path fill="url(#m)" d="M60 248h244v20q0 8-8 8h-96l-10-8h-22l-10 8H70q-10 0-10-8z"/><path fill="url(#p)" d="M84 40h88v24H84z" stroke-width="3"/><path d="M102 84v96" stroke="#9aa3af" stroke-width="6"/>',
  semelle:
    '<path fill="url(#p)" d="M106 44q44-14 58 32 8 40-4 84-10 40 2 78-8 44-44 40-38-6-34-50 8-60-6-104-4-62 28-80z" transform="rotate(-14 160 160)"/><path d="M120 70q20-8 30 18M108 212q20 12 40-2" stroke="#fff" stroke-width="6"/><path fill="url(#d)" d="M226 58q38 0 44 52 0 60-14 100-4 60-40 64-34-6-32-48 12-40 4-90-2-66 38-78z" transform="rotate(8 220 160) translate(10 10)"/>',
  gilet:
    '<path fill="#e3e27c" d="M108 46l36 60 16-20 16 20 36-60 34 22-10 92 14 112H70l14-112-10-92z"/><path fill="url(#m)" d="M80 168h160v24H80zM76 220h168v24H76z" stroke-width="3"/><path fill="url(#m)" d="M98 60l22 108H98l-8-96zM222 60l-22 108h22l8-96z" stroke-width="3"/><path d="M160 88v184" stroke-width="4"/>',
  veste: `<path fill="url(#p)" d="${MANCHES}"/><path d="M160 62v222M84 160v20M236 160v20" stroke-width="4"/><path fill="url(#d)" d="M118 50q42 26 84 0l10 14-52 34-52-34z"/><path d="M100 210h40v44h-40zM180 210h40v44h-40zM180 130h36" stroke-width="4"/>`,
  't-shirt':
    '<path fill="url(#p)" d="M112 54q48 34 96 0l76 40-30 66-34-14v132H100V146l-34 14-30-66z"/><path d="M112 54q48 50 96 0" stroke-width="6"/><path d="M124 150v104" stroke="#fff" stroke-width="4" opacity=".4"/>',
  sweat: `<path fill="url(#d)" d="${MANCHES}"/><path fill="url(#d)" d="M106 62q4-40 54-40t54 40q-54 60-108 0z"/><path fill="none" d="M112 220l22-34h52l22 34v34h-96z" stroke="#9aa3af" stroke-width="4"/><path d="M144 92v34M176 92v34" stroke="#d7dbe1" stroke-width="4"/>`,
  pantalon: `<path fill="url(#p)" d="${JAMBES}"/><path fill="url(#d)" d="M94 40h132l3 24H91zM88 150h44l-6 40H84zM232 150h-44l6 40h42z" stroke-width="3"/><path d="M160 64v70M96 84q24 4 26-18M224 84q-24 4-26-18" stroke-width="4"/>`,
  bermuda:
    '<path fill="url(#p)" d="M84 62h152l30 176h-86l-20-84-20 84H54z"/><path fill="url(#d)" d="M82 62h156l4 24H78z" stroke-width="3"/><path d="M160 86v68M92 108q28 4 30-20M228 108q-28 4-30-20" stroke-width="4"/>',
  combinaison:
    '<path fill="url(#c)" d="M124 40q36 22 72 0l46 26 34 96-34 14-18-38v50l16 110h-54l-26-84-26 84H80l16-110v-50l-18 38-34-14 34-96z"/><path d="M160 52v140M96 176h128" stroke-width="4"/>',
  tablier:
    '<path fill="url(#b)" d="M118 82h84v62l36 26v114H82V170l36-26z"/><path fill="none" stroke="#454c57" stroke-width="9" d="M122 84q-8-48 38-48t38 48M82 176l-46-14M238 176l46-14"/><path d="M120 206h80v46h-80z" stroke-width="4"/>',
  bonnet:
    '<path fill="url(#d)" d="M66 192q0-128 94-128t94 128z"/><path fill="url(#p)" d="M54 184h212q10 0 10 12v40q0 12-10 12H54q-10 0-10-12v-40q0-12 10-12z"/><path d="M76 184v64M108 184v64M140 184v64M172 184v64M204 184v64M236 184v64" stroke-width="3"/>',
  chaussettes:
    '<path fill="url(#d)" d="M96 44h74v136l-66 78q-26 22-52 0-14-24 8-46l36-38z"/><path fill="url(#p)" d="M190 56h74v136l-66 78q-26 22-52 0-14-24 8-46l36-38z"/><path d="M96 68h74M190 80h74" stroke="#d7dbe1" stroke-width="6"/>',
  genouillere:
    '<path fill="url(#d)" d="M86 78q74-44 148 0l16 106q-20 82-90 90-70-8-90-90z"/><path d="M104 100q56-28 112 0M92 182q68 40 136 0" stroke="#9aa3af" stroke-width="6"/><path fill="url(#p)" d="M112 118q48-20 96 0v46q-48 26-96 0z" stroke-width="3"/><path d="M70 120l-44 20M70 190l-44-8M250 120l44 20M250 190l44-8" stroke-width="10"/>',
  harnais:
    '<path fill="none" stroke="#454c57" stroke-width="22" d="M106 44q0 60 54 84 54-24 54-84M160 128v80M92 196h136M92 196q-18 88 40 86 30-4 28-74 -2 70 28 74 58 2 40-86"/><path fill="none" stroke="#7795bd" stroke-width="13" d="M106 44q0 60 54 84 54-24 54-84M160 128v80M92 196h136M92 196q-18 88 40 86 30-4 28-74 -2 70 28 74 58 2 40-86"/><circle fill="none" stroke="#454c57" stroke-width="8" cx="160" cy="126" r="17"/><path fill="url(#m)" d="M142 186h36v22h-36z" stroke-width="3"/>',
  longe:
    '<path fill="none" stroke="#454c57" stroke-width="18" d="M80 108c-30 70 50 50 60 100s100 20 98-44"/><path fill="none" stroke="#7795bd" stroke-width="10" d="M80 108c-30 70 50 50 60 100s100 20 98-44"/><path fill="none" stroke="#454c57" stroke-width="12" d="M84 104a28 36 0 1 1 20-8zM242 160a28 36 0 1 1 16-10z"/><path fill="url(#p)" d="M116 186h60v34h-60z"/>',
  ceinture:
    '<path fill="none" stroke="#454c57" stroke-width="34" d="M50 160C60 70 260 70 270 160s-200 90-220 0"/><path fill="none" stroke="#6b7684" stroke-width="24" d="M50 160C60 70 260 70 270 160s-200 90-220 0"/><path fill="url(#m)" d="M132 196h60v56h-60z"/><path fill="#f5f3ef" d="M146 210h32v28h-32z" stroke-width="3"/>',
  secours:
    '<path fill="url(#c)" d="M50 104h220q14 0 14 14v120q0 14-14 14H50q-14 0-14-14V118q0-14 14-14z"/><path fill="none" stroke="#454c57" stroke-width="12" d="M122 104V82q0-14 14-14h48q14 0 14 14v22"/><path fill="#5b9a76" d="M144 134h32v28h28v32h-28v28h-32v-28h-28v-32h28z" stroke-width="3"/>',
  extincteur:
    '<path fill="#b4565b" d="M112 128q0-36 48-36t48 36v138q-48 22-96 0z"/><path fill="url(#d)" d="M142 64h36v30h-36z"/><path fill="url(#d)" d="M120 50l92-14v18l-92 14z"/><path fill="none" stroke="#454c57" stroke-width="10" d="M142 82q-60 0-58 76v44"/><path fill="url(#c)" d="M112 164h96v54h-96z" stroke-width="3"/>',
};
