import { readWords } from "./name-pairs.ts";

export interface ForeignNames {
  /** As sports bodies write it: MAS, PHI, GER. */
  readonly nationality: string;
  readonly M: readonly string[];
  readonly F: readonly string[];
  readonly last: readonly string[];
}

function names(nationality: string, male: string, female: string, last: string): ForeignNames {
  return { nationality, M: readWords(male), F: readWords(female), last: readWords(last) };
}

/** Visitors have Latin names only. The nearer the country, the more often it stands here. */
export const foreignNames: readonly ForeignNames[] = [
  names(
    "MAS",
    "Ahmad, Wei Jie, Hafiz, Kumar, Zulkifli",
    "Nurul, Siew Ling, Aisyah, Priya",
    "bin Ismail, Tan, Lim, Rahman, Subramaniam, Wong",
  ),
  names("MAS", "Faizal, Jun Hao, Syafiq", "Farah, Mei Yee, Siti", "bin Abdullah, Chong, Ng, Hassan"),
  names("SGP", "Jonathan, Wei Ming, Darren, Ravi", "Rachel, Hui Min, Michelle", "Lee, Goh, Koh, Teo, Chua, Nair"),
  names("SGP", "Desmond, Kai Xiang", "Serene, Cheryl", "Ong, Toh, Seah"),
  names(
    "JPN",
    "Takeshi, Kenta, Hiroshi, Yusuke, Daichi",
    "Yuko, Ayumi, Sakura, Haruka",
    "Tanaka, Suzuki, Watanabe, Ito, Kobayashi, Yoshida",
  ),
  names("CHN", "Wei, Jianguo, Haoran, Lei", "Xiaoling, Fang, Yutong", "Zhang, Li, Wang, Zhao, Yao, Liu"),
  names("HKG", "Ka Ho, Chi Wai", "Wing Yan, Ka Yan", "Cheung, Lau, Tsang"),
  names("PHI", "Jose Marie, Arnel, Rico", "Maricel, Grace, Jennilyn", "Santos, Dela Cruz, Reyes, Bautista"),
  names("VIE", "Minh, Quang, Duc", "Thi Hong, Lan", "Nguyen, Tran, Pham, Hoang"),
  names("INA", "Budi, Agus, Rizky", "Dewi, Putri", "Santoso, Wijaya, Pratama"),
  names("KOR", "Min-jun, Sung-ho", "Ji-woo, Soo-jin", "Kim, Park, Choi, Jung"),
  names(
    "GBR",
    "James, Oliver, Callum, Gareth",
    "Emily, Charlotte, Fiona",
    "Smith, Hughes, Whitaker, MacLeod, Thornton",
  ),
  names(
    "FRA",
    "Julien, Mathieu, Antoine, Loïc",
    "Camille, Élodie, Aurélie",
    "Dubois, Lefèvre, Moreau, Gauthier, Perrin",
  ),
  names("GER", "Stefan, Lukas, Jürgen", "Katrin, Anja", "Müller, Schröder, Hoffmann, Krause"),
  names("USA", "Michael, Tyler, Brandon", "Jessica, Megan, Lauren", "Johnson, Miller, Garcia, Nowak"),
  names("AUS", "Lachlan, Shane", "Kylie, Georgia", "Campbell, O'Brien, Walsh"),
];

/** Runs the road for prize money: kept apart, because nobody enters like this for fun. */
export const eliteNames: ForeignNames = names(
  "KEN",
  "Elijah, Wilson, Kiprono",
  "Mercy, Faith, Jepkosgei",
  "Kipchumba, Cherotich, Langat, Korir, Rotich",
);
