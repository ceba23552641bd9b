import type { Region } from './provinces.js';
import type { Random } from './random.js';
import { slug, words } from './text.js';

const women = words`
  Grace, Martha, Ruth, Elizabeth, Dorothy, Serah, Julie, Janet, Agnes, Theresa, Rose, Naomi, Lucy, Esther, Vavine, Helen,
  Margaret, Josephine, Barbara, Priscilla, Betty, Cathy, Delilah, Hane, Rachael, Kila, Maria, Susan, Anna, Gloria, Miriam,
  Linda, Jacinta, Christine, Monica, Freda, Emmah, Nellie, Roselyn, Wendy
`;

const men = words`
  Peter, John, Paul, Michael, David, Joseph, Simon, Thomas, James, Steven, Philip, Daniel, Samuel, Andrew, Vagi, Moses,
  Robert, Francis, Martin, Benjamin, Elijah, Isaac, Gideon, Rodney, Alphonse, Leo, Jerry, Nathan, Willie, Kevin, Mathew,
  Jonah, Tau, Clement, Raphael, Ezekiel, Noah, Titus, Jacob, Bernard
`;

/** What the demo's audit takes a first name of the demo for; undefined for any other. */
export const sexOfDemoName = (first: string): 'female' | 'male' | undefined => {
  if (women.includes(first)) {
    return 'female';
  }
  return men.includes(first) ? 'male' : undefined;
};

/** Family names as they are heard in each region. */
const families: Record<Region, readonly string[]> = {
  Southern: words`
    Vagi, Gima, Kila, Rei, Boe, Toua, Mea, Nou, Raka, Vele, Oa, Renagi, Hoahe, Kairi, Ivarapou, Meava, Gamoga, Sakema,
    Wanabi, Bagari, Dobunaba, Siyona, Kitala, Tobali, Auluta, Guyagu, Lelemai, Ambo, Jinga, Embahe, Gadebo, Kove, Tago
  `,
  Highlands: words`
    Kuima, Waim, Temba, Kerenga, Kaman, Nema, Gari, Mondo, Wemin, Bal, Kua, Siune, Yalo, Ume, Sine, Lakain, Yapao,
    Pokarup, Kipalan, Tanda, Pawe, Tugiri, Mangobe, Haiara, Andagali, Oromu, Kiso, Sipe, Gahare, Aize, Kombra, Pundia, Rumints
  `,
  Momase: words`
    Gwasamun, Nalau, Yanam, Bafe, Geding, Sareng, Mufuape, Ampa, Sagom, Kautil, Balil, Gadai, Matak, Wafi, Saun, Kwaimbi,
    Yambai, Tabie, Gawi, Bangui, Wuni, Yapi, Numbi, Zurenuoc, Kising, Dawong, Mambu, Yawing
  `,
  Islands: words`
    ToLiman, ToPirit, Tade, Tiolam, Turagil, Vuatha, ToKalang, IaMinong, Lapan, Malagian, Kasu, Pokanau, Kuluah, Pomat,
    Nalu, Sapau, Kaluwin, Chapau, Galia, Kaumu, Mautu, Siriko, Tauna, Nerau, Kiroro, Sirivi, Tunim, Darius
  `,
};

export interface Name {
  readonly first: string;
  readonly last: string;
}

/** Hands out names, each combination once. */
export class Names {
  private readonly taken = new Set<string>();

  constructor(private readonly random: Random) {}

  next(region: Region): Name {
    for (;;) {
      const first = this.random.pick(this.random.chance(0.5) ? women : men);
      const last = this.random.pick(families[region]);
      if (first !== last && !this.taken.has(`${first} ${last}`)) {
        this.taken.add(`${first} ${last}`);
        return { first, last };
      }
    }
  }
}

/** An address in a domain that can never exist. */
export const addressOf = ({ first, last }: Name, domain: string): string =>
  `${slug(first, '.')}.${slug(last, '.')}@${domain}`;
