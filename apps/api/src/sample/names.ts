/** Names of a culture. After a name in another script, `|` and its form in e-mail addresses. */
export interface Culture {
  female: readonly string[];
  male: readonly string[];
  family: readonly string[];
  isFamilyFirst?: boolean;
  weight: number;
}

const list = (text: string): string[] => text.split(' ');

export const CULTURES: readonly Culture[] = [
  {
    female: list('Emma Olivia Charlotte Grace Hannah Megan Sophie Lucy Alice Harriet'),
    male: list('James Oliver George Harry Thomas Samuel Daniel Joseph Edward Liam'),
    family: list(
      'Smith Taylor Wilson Clarke Bennett Hughes Foster Marshall Reid Whitfield Ashworth Turner O’Connor Byrne',
    ),
    weight: 5,
  },
  {
    female: list('Lena Marie Johanna Katharina Zoë Jördis Annika Friederike Käthe Lotte'),
    male: list('Jonas Lukas Jürgen Maximilian Björn Felix Matthias Tobias Götz Moritz'),
    family: list('Müller Schäfer Krüger Weiß Hoffmann Schröder Köhler Bauer Jäger Vogel Brandt Groß'),
    weight: 3,
  },
  {
    female: list('Camille Élodie Chloé Margaux Inès Clémence Amélie Noémie Manon Hélène'),
    male: list('Hugo Théo Jérôme François Étienne Rémi Mathieu Loïc Baptiste Aurélien'),
    family: list('Lefèvre Moreau Dubois Girard Rousseau Mercier Béranger Fontaine Chevalier Desprès'),
    weight: 3,
  },
  {
    female: list('Lucía Sofía Martina Valeria Ximena Inés Marisol Begoña Camila Rocío'),
    male: list('Mateo Sebastián Andrés Joaquín Álvaro Íñigo Tomás Nicolás Rubén Germán'),
    family: list('García Fernández Muñoz Peña Ibáñez Castillo Domínguez Vázquez Ordóñez Navarro Ríos'),
    weight: 4,
  },
  {
    female: list('Beatriz Conceição Mariana Letícia Joana Inês Luíza Catarina'),
    male: list('João Tiago Gonçalo Rafael Caio Vinícius Antônio Thiago'),
    family: list('Silva Conceição Araújo Magalhães Guimarães Pereira Carvalho Simões Falcão'),
    weight: 2,
  },
  {
    female: list('Zofia Małgorzata Agnieszka Katarzyna Łucja Bożena Wiktoria Jadwiga'),
    male: list('Paweł Michał Łukasz Stanisław Krzysztof Jakub Wojciech Bartłomiej'),
    family: list('Kowalczyk Nowak Wójcik Dąbrowski Zieliński Szymański Woźniak Pawłowski Żak'),
    weight: 2,
  },
  {
    female: list('Astrid Ingrid Freja Sølvi Åsa Linnéa Maja Siri'),
    male: list('Lars Søren Åke Bjørn Erik Håkon Nils Øyvind'),
    family: list('Hansen Lindqvist Østergård Bergström Nilsson Sjöberg Haugen Ångström Dahl'),
    weight: 2,
  },
  {
    female: list('Elif Zeynep Ayşe Defne İpek Gülşen Çiğdem Nur'),
    male: list('Mehmet Emre Yiğit Oğuz Çağlar Barış Kerem Şahin'),
    family: list('Yılmaz Kaya Demir Şahin Çelik Öztürk Aydın Yıldırım Güneş'),
    weight: 2,
  },
  {
    female: list('Amara Ngozi Chiamaka Folake Zainab Adaeze Wanjiru Thandiwe Abena'),
    male: list('Chinedu Emeka Tunde Kwame Kofi Sipho Babajide Kamau Oluwaseun'),
    family: list('Okafor Adeyemi Mensah Ndlovu Eze Mwangi Balogun Dlamini Ọlọ́runfẹ́mi Boateng'),
    weight: 3,
  },
  {
    female: list('Priya Ananya Kavya Meera Lakshmi Nandini Sunita Aishwarya'),
    male: list('Arjun Rohan Vikram Aditya Karthik Sanjay Rahul Imran'),
    family: list('Sharma Patel Iyer Reddy Nair Chowdhury Banerjee Krishnamurthy Singh Venkataraman'),
    weight: 4,
  },
  {
    female: ['Thị Lan', 'Thu Hà', 'Ngọc Ánh', 'Thanh Thảo', 'Mỹ Duyên', 'Phương Linh'],
    male: ['Văn Đức', 'Minh Quân', 'Quốc Bảo', 'Hữu Phước', 'Anh Tuấn', 'Thành Đạt'],
    family: list('Nguyễn Trần Lê Phạm Huỳnh Vũ Đặng Bùi Đỗ'),
    isFamilyFirst: true,
    weight: 2,
  },
  {
    female: list('فاطمة|fatima ليلى|layla نور|nour مريم|maryam سلمى|salma'),
    male: list('محمد|mohamed أحمد|ahmed يوسف|youssef خالد|khaled عمر|omar كريم|karim'),
    family: list('الأمين|alamin حداد|haddad منصور|mansour النجار|alnajjar الخطيب|alkhatib صالح|saleh'),
    weight: 2,
  },
  // In Latin letters, as these names stand in many an address book: not every machine has a font for the others.
  {
    female: list('Na Xiuying Yutong Jing Zihan'),
    male: list('Wei Haoran Yuxuan Qiang Junjie'),
    family: list('Wang Li Zhang Chen Liu Zhao'),
    isFamilyFirst: true,
    weight: 2,
  },
  {
    female: list('Hina Misaki Yui Sakura'),
    male: list('Ren Hiroto Kenta Shōta'),
    family: list('Satō Suzuki Takahashi Watanabe Kobayashi'),
    weight: 1,
  },
  {
    female: list('Ji-woo Seo-yeon Min-seo Ha-eun'),
    male: list('Min-jun Do-yun Ji-ho Hyun-woo'),
    family: list('Kim Lee Park Choi Jung'),
    isFamilyFirst: true,
    weight: 1,
  },
  {
    female: list('Олена|olena Ірина|iryna Марія|mariia Оксана|oksana Дарина|daryna'),
    male: list('Андрій|andrii Тарас|taras Олександр|oleksandr Богдан|bohdan Іван|ivan'),
    family: list('Шевченко|shevchenko Коваленко|kovalenko Бондар|bondar Ткачук|tkachuk Мельник|melnyk'),
    weight: 2,
  },
  {
    female: list('Ελένη|eleni Μαρία|maria Κατερίνα|katerina Σοφία|sofia'),
    male: list('Γιώργος|giorgos Νίκος|nikos Δημήτρης|dimitris Κώστας|kostas'),
    family: list('Παπαδόπουλος|papadopoulos Γεωργίου|georgiou Νικολάου|nikolaou Οικονόμου|oikonomou'),
    weight: 1,
  },
];
