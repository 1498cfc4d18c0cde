import { describe, expect, test } from 'vitest';

import { listStatements } from '#meaning/statements/statements.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

describe('statements that stand alone', () => {
  const readAll = (lines: readonly (readonly [en: string, ko: string])[]): string[] => {
    const source = {
      id: 's',
      text: lines.map(([en]) => en).join(' '),
      translations: lines.map(([, ko]) => ko),
    };
    return listStatements(source, analysePassageOnce(source)).map(({ text }) => text);
  };

  test('a sentence of two clauses is told whole', () => {
    const texts = readAll([
      [
        'The powder mixes with milk, and the cup gets warm.',
        '가루는 우유와 잘 섞이고, 컵은 천천히 따뜻해진다.',
      ],
      [
        'The gate moves slowly, and the bell rings at noon.',
        '성문은 아주 천천히 움직이며, 종은 정오에 울린다.',
      ],
      ['The snow piles up, and the road stays open.', '눈은 길가에 높이 쌓이지만, 도로는 계속 열려 있다.'],
      [
        'A tower is a museum, and the park is free.',
        '그 탑은 오래된 박물관이고, 공원은 누구에게나 무료이다.',
      ],
      ['A full life is like a full street.', '꽉 찬 삶은 사람들로 꽉 찬 거리와 같다.'],
    ]);
    expect(texts.join(' ')).not.toMatch(/섞인다|움직인다|쌓인다/u);
    expect(texts).toContain('탑은 오래된 박물관이고, 공원은 누구에게나 무료이다.');
  });

  test('what describes a person is no statement by itself, nor does one begin in the middle of a tale', () => {
    const texts = readAll([
      [
        'Arne Holm, who had made money in coal and knew nothing of music, bought an opera house in 1871.',
        '석탄으로 큰돈을 벌었고 음악에 대해 전혀 몰랐던 Arne Holm은 1871년에 오페라 극장을 샀다.',
      ],
      ['Then, in 1885, the roof fell in.', '그러다가 1885년에 지붕이 무너져 내렸다.'],
      ['Two singers explained its success in 1890.', '1890년에 가수 두 명이 그 성공을 설명했다.'],
    ]);
    expect(texts).toEqual([
      '석탄으로 큰돈을 벌었고 음악에 대해 전혀 몰랐던 Arne Holm은 1871년에 오페라 극장을 샀다.',
      '1885년에 지붕이 무너져 내렸다.',
    ]);
  });

  test('no clause is cut from its sentence', () => {
    const texts = readAll([
      ['Ada Moss was born in Leeds in 1854.', 'Ada Moss는 1854년 리즈에서 태어났다.'],
      [
        'She joined a rowing club in 1880, where most of the members were men.',
        '그녀는 1880년에 조정 클럽에 가입했는데, 회원 대부분은 남성이었다.',
      ],
      [
        'She met Clara Finch, a painter, who hired Moss for a trip to Egypt in 1885.',
        '그녀는 1884년에 화가 Clara Finch를 만났는데, 그녀는 이집트 여행을 위해 Moss를 고용했다.',
      ],
      [
        'She was named as a member of the society in 1902, but was refused because she was married.',
        '그녀는 1902년에 협회의 회원으로 추천되었지만, 그녀는 기혼 여성이라는 이유로 거부되었다.',
      ],
      ['She died in 1923.', '그녀는 1923년에 사망했다.'],
    ]);
    expect(texts).toContain('1880년에 조정 클럽에 가입했는데, 회원 대부분은 남성이었다.');
    expect(texts.join(' ')).not.toMatch(/가입했다|추천되었다|(?:^|\. )회원 대부분은/u);
  });

  test('what may describe a later noun is no clause, and a part of an answer is no subject', () => {
    const texts = readAll([
      [
        'A workshop that took in no boys and sold only to the court stood by the gate in 1720.',
        '남자아이는 받지 않았고 궁정에만 팔던 한 작업장에 1720년의 문이 있었다.',
      ],
      [
        'Part of the answer lay in machines that took only small coins in 1950.',
        '답의 일부는 1950년에 작은 동전만 받던 기계에 있었다.',
      ],
      ['In 1960 the town built a bridge.', '1960년에 마을은 다리를 놓았다.'],
    ]);
    expect(texts).toEqual(['1960년에 마을은 다리를 놓았다.']);
  });

  test('그은 is no 그는', () => {
    const texts = readAll([
      ['Karl Lund was born in Oslo in 1823.', 'Karl Lund는 1823년에 오슬로에서 태어났다.'],
      ['He built a wall in 1840.', '그는 1840년에 담을 쌓았다.'],
      [
        'He became known for a border drawn in 1850 between two farms.',
        '그는 1850년에 두 농장 사이에 그은 경계로 알려졌다.',
      ],
      ['In 1860 he and his wife left.', '1860년에 그는 아내와 함께 떠났다.'],
    ]);
    expect(texts).toContain('1850년에 두 농장 사이에 그은 경계로 알려졌다.');
  });

  test('by 1850 is as true of 1840, and most of nobody is no statement', () => {
    const lines = [
      ['By 1850 the town had a theater.', '1850년까지는 마을에 극장이 생겼다.'],
      ['In 1860 the town built a bridge.', '1860년에 마을은 다리를 놓았다.'],
      ['Two years on, most had left Oslo.', '2년이 지나자 대부분이 오슬로를 떠났다.'],
    ] as const;
    const source = {
      id: 's',
      text: lines.map(([en]) => en).join(' '),
      translations: lines.map(([, ko]) => ko),
    };
    const flipped = listStatements(source, analysePassageOnce(source)).flatMap(({ flips }) =>
      flips.map(({ text }) => text),
    );
    expect(flipped.join(' ')).not.toMatch(/1840|오슬로/u);
    expect(flipped).toContain('1850년에 마을은 다리를 놓았다.');
  });

  test('in a text about a woman nothing is said of a man without his name', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', 'Ines Hall은 1901년에 리즈에서 태어났다.'],
      ['Her uncle was a baker, and he died early.', '그가 일찍 죽자 가족은 빵집을 팔아야만 했다.'],
      ['She moved to York in 1920.', '그녀는 1920년에 요크로 옮겨 갔다.'],
      ['A critic praised her, and he was right.', '그는 나중에 자신의 말이 옳았음을 알았다.'],
      ['He bought her first picture.', '그의 첫 그림은 런던에서 비싸게 팔렸다.'],
      ['She taught her students for years.', '그녀는 여러 해 동안 학생들을 가르쳤다.'],
    ]);
    expect(texts).toEqual([
      'Ines Hall은 1901년에 리즈에서 태어났다.',
      '1920년에 요크로 옮겨 갔다.',
      '여러 해 동안 학생들을 가르쳤다.',
    ]);
  });

  test('nothing points out of the statement', () => {
    const texts = readAll([
      ['The box changed all that.', '상자는 그 모든 것을 바꾸어 놓았다.'],
      ['Glue solves this problem.', '아교는 이 문제를 쉽게 해결해 준다.'],
      ['Only he was not there.', '거기에 없던 사람은 그만이 아니었다.'],
      ['A harbor near Leeds has two old lamps.', '항구에는 오래된 등불 두 개가 있다.'],
    ]);
    expect(texts).toEqual(['항구에는 오래된 등불 두 개가 있다.']);
  });

  test('an idea or a story without its owner is left out, a thing is told of where a figure stands by it', () => {
    const texts = readAll([
      ['The idea was hardly new in 1930.', '그 아이디어는 1930년에 새로운 것이 아니었다.'],
      ['The story has been told ever since.', '그 이야기는 그 이후로 자주 전해져 왔다.'],
      ['The bakery opened in 1950.', '그 빵집은 1950년에 문을 열었다.'],
      ['The driver was tired.', '그 운전사는 매우 피곤했다고 한다.'],
      ['Two nurses in Oslo kept its key.', '오슬로의 간호사 두 명이 그 열쇠를 보관했다.'],
    ]);
    expect(texts).toEqual(['빵집은 1950년에 문을 열었다.']);
  });

  test('that mine is the mine where the 주제 is a mine', () => {
    const lines = [
      ['The salt mine opened in 1290.', '소금 광산은 1290년에 문을 열었다.'],
      ['A third of all salt came from the mine.', '전체 소금의 3분의 1이 그 광산에서 나왔다.'],
      ['Two queens saw the church.', '두 명의 왕비가 그 교회를 보았다.'],
    ] as const;
    const source = {
      id: 's',
      text: lines.map(([en]) => en).join(' '),
      translations: lines.map(([, ko]) => ko),
      topic: 'the history of a salt mine',
    };
    expect(listStatements(source, analysePassageOnce(source)).map(({ text }) => text)).toEqual([
      '소금 광산은 1290년에 문을 열었다.',
      '전체 소금의 3분의 1이 광산에서 나왔다.',
    ]);
  });

  test('what happened there or then needs no place and time', () => {
    const texts = readAll([
      ['Most frogs lose their gills in May.', '대부분의 개구리는 5월에 아가미를 잃지만, 그것들은 자란다.'],
      [
        'The 40 newts live in Leeds, where they eat.',
        '리즈에 사는 도롱뇽 40마리는 벌레를 먹는데, 이는 드물다.',
      ],
      ['Some 30 guests doubt the book.', '손님 30명은 그 책의 이야기를 의심하지만, 그것은 오래되었다.'],
      ['There 50 frogs were counted.', '그곳에서 개구리 50마리가 발견되었다.'],
      ['There the first frog was seen in 1950.', '그곳에서 1950년에 최초의 개구리가 발견되었다.'],
      ['It is 60 years old.', '다른 방에 있는 그것은 60년 되었다.'],
    ]);
    expect(texts).toEqual([
      '대부분의 개구리는 5월에 아가미를 잃지만, 그것들은 자란다.',
      '개구리 50마리가 발견되었다.',
    ]);
  });

  test('what an animal has is told of the animal', () => {
    const texts = readAll([
      ['The axolotl is a salamander of Mexico.', '아홀로틀은 멕시코의 도롱뇽이다.'],
      ['Its name comes from an old language.', '그 이름은 아주 오래된 언어에서 왔다.'],
      ['Researchers prize the animal, and it grows.', '연구자들은 이 동물을 매우 귀하게 여긴다.'],
      ['It eats worms in its lake.', '그것은 호수에서 벌레를 잡아먹는다.'],
    ]);
    expect(texts).toEqual([
      '아홀로틀은 멕시코의 도롱뇽이다.',
      '아홀로틀의 이름은 아주 오래된 언어에서 왔다.',
      '연구자들은 아홀로틀을 매우 귀하게 여긴다.',
      '호수에서 벌레를 잡아먹는다.',
    ]);
  });

  test('nobody speaks in a statement, and it says of what it counts', () => {
    const texts = readAll([
      ['In 2019 our club planted 40 trees.', '2019년에 저희 동아리는 나무 40그루를 심었습니다.'],
      ['You told us about the storm in May.', '귀하께서는 5월의 폭풍우에 대해 말했다.'],
      ['He never found two that were the same.', '그는 똑같은 두 개를 한 번도 발견하지 못했다.'],
      ['In 1901 the mayor bought two old boats.', '1901년에 시장은 낡은 배 두 척을 샀다.'],
    ]);
    expect(texts).toEqual(['1901년에 시장은 낡은 배 두 척을 샀다.']);
  });

  test('what it catches is not what the passage is about', () => {
    const texts = readAll([
      ['The mantis is a hunter of the dry north.', '사마귀는 건조한 북부의 사냥꾼이다.'],
      ['It waits beside a path and catches the insects.', '그것은 길 옆에서 기다리며 그 곤충을 잡는다.'],
      ['It eats 40 of them in its short day.', '그것은 짧은 하루에 40마리를 먹는다.'],
      ['It hides under its leaf.', '그것은 자신의 잎 아래에 숨는다.'],
    ]);
    expect(texts.join(' ')).not.toContain('사마귀를');
  });

  test('an image, an impression and a reason are no facts', () => {
    const texts = readAll([
      ['In 1911 the village looked like a ship.', '1911년에 마을은 배처럼 보였다.'],
      ['What two sisters lacked was money.', '두 명의 자매에게 없던 것은 돈이었다.'],
      ['A school was closed because 40 pupils had left.', '학생 40명이 떠났기 때문이다.'],
      ['Her seven uncles sailed to Peru in 1908.', '일곱 명의 삼촌은 1908년에 배를 타고 페루로 갔다.'],
    ]);
    expect(texts).toEqual(['일곱 명의 삼촌은 1908년에 배를 타고 페루로 갔다.']);
  });

  test('a sentence of the one whom the passage is about is told whole, without the pronoun at its head', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', '이네스 홀은 1901년에 리즈에서 태어났다.'],
      [
        'She finished school in 1918 and then worked in a mill.',
        '그녀는 1918년에 학교를 마쳤고 그 뒤 방앗간에서 아무 보수도 받지 않고 일했다.',
      ],
      ['Moving south, she rented a shop.', '남쪽으로 옮겨 간 그녀는 1925년에 가게를 빌렸다.'],
      [
        'She won a prize in 1930, which the city of York gave her.',
        '그녀는 1930년에 상을 받았는데, 그 상은 요크시가 수여한 것이었다.',
      ],
      [
        'Soon afterward, a critic in Leeds praised her.',
        '얼마 지나지 않아 리즈의 한 비평가가 그녀를 칭찬했다.',
      ],
      [
        'In 1931 she learned that tea sold well and moved.',
        '1931년에 그녀는 차가 잘 팔렸고 값도 올랐다는 것을 알았다.',
      ],
    ]);
    expect(texts).toEqual([
      '이네스 홀은 1901년에 리즈에서 태어났다.',
      '남쪽으로 옮겨 간 그녀는 1925년에 가게를 빌렸다.',
      '리즈의 한 비평가가 그녀를 칭찬했다.',
      '1931년에 차가 잘 팔렸고 값도 올랐다는 것을 알았다.',
    ]);
  });

  test('what somebody holds keeps its holder, and of a part one would ask whose it is', () => {
    const texts = readAll([
      [
        'According to an old theory, glass flows.',
        '한 오래된 이론에 따르면 유리는 1년에 1밀리미터씩 흐른다.',
      ],
      ['Much of its color in 1905 was due to iron.', '그 색의 대부분은 1905년에 철 덕분이었다.'],
      ['Despite its age, the bridge stood in 1950.', '그 나이에도 불구하고 다리는 1950년에 서 있었다.'],
      ['The winner was Ines Hall.', '우승자는 리즈의 이네스 홀이었다.'],
      ['Now 40 guests took the free one.', '이제는 손님 40명이 무료인 것을 가져갔다.'],
    ]);
    expect(texts).toEqual(['한 오래된 이론에 따르면 유리는 1년에 1밀리미터씩 흐른다.']);
  });

  test('luck, and what nobody did for a time, are no facts by themselves', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', 'Ines Hall은 1901년에 리즈에서 태어났다.'],
      ['Luckily, two boats lay in the harbor.', '다행히도 배 두 척이 항구에 있었다.'],
      ['For years nobody in Leeds bought one.', '리즈의 아무도 여러 해 동안 그것을 사지 않았다.'],
      ['She sold 40 boats in 1931.', '그녀는 1931년에 배 40척을 팔았다.'],
      [
        'Her book came out in 1940, and she died in 1950.',
        '그녀의 책은 1940년에 나왔고, 그녀는 1950년에 사망했다.',
      ],
    ]);
    expect(texts).toEqual([
      'Ines Hall은 1901년에 리즈에서 태어났다.',
      '1931년에 배 40척을 팔았다.',
      '그녀의 책은 1940년에 나왔고, 그녀는 1950년에 사망했다.',
    ]);
  });

  test('one spelling of a name stands in all statements', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', '이네스 홀은 1901년에 리즈에서 태어났다.'],
      ['She moved to York in 1920.', '그녀는 1920년에 요크로 옮겨 갔다.'],
      [
        'In 1930 a newspaper gave Hall and her brother a prize.',
        '1930년에 한 신문은 Hall과 그녀의 오빠에게 상을 주었다.',
      ],
      ['Her school praised her.', '그녀의 학교는 그녀를 칭찬했다.'],
    ]);
    expect(texts.join(' ')).toContain('한 신문은 이네스 홀과');
    expect(texts.join(' ')).not.toContain('Hall');
  });

  test('nothing in the life of a person stands without its owner or its doer', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', 'Ines Hall은 1901년에 리즈에서 태어났다.'],
      ['She rented a house there in 1920.', '그녀는 1920년에 그곳에 집을 빌렸다.'],
      ['The house had once been a mill of Karl Lund.', '그 집은 한때 Karl Lund의 방앗간이었다.'],
      [
        'Karl Lund saw her drawings, bought some, and taught her to print.',
        'Karl Lund는 그녀의 그림을 보고 몇 점을 샀고, 그녀에게 판화를 찍는 법을 가르쳐 주었다.',
      ],
      ['She bought a farm, where she became a breeder.', '그녀는 농장을 샀고, 널리 알려진 사육자가 되었다.'],
      ['Her prints hang in York.', '그녀의 작품은 요크에 걸려 있다.'],
    ]);
    expect(texts.join(' ')).not.toMatch(/집은|^그녀에게|\. 그녀에게/u);
    expect(texts.join(' ')).not.toMatch(/^널리 알려진|\. 널리 알려진/u);
    expect(texts).toContain('그녀의 작품은 요크에 걸려 있다.');
  });

  test('what the instruction names is not told as somebody, and a moral is no fact', () => {
    const texts = readAll([
      ['In 1920 a woman in Leeds opened a mill.', '1920년에 리즈의 한 여성은 방앗간을 열었다.'],
      ['Her name was Ines Hall.', '그녀의 이름은 Ines Hall이었다.'],
      ['Ines Hall was born in 1890 in York.', 'Ines Hall은 1890년에 요크에서 태어났다.'],
      ['She left her mill in 1950.', '그녀는 1950년에 방앗간을 떠났다.'],
      ['Her quiet nights are full of noise.', '그녀의 고요한 밤은 여전히 소리로 가득하다.'],
    ]);
    expect(texts.join(' ')).not.toMatch(/이름은|가득/u);
  });

  test('no fragment leans on the sentence before', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', '이네스 홀은 1901년에 리즈에서 태어났다.'],
      [
        'She was only twenty, and in 1921 she bought a shop.',
        '그녀는 겨우 스무 살이었고, 1921년에 가게를 샀다.',
      ],
      [
        'Although she died in 1950, her shop lives on.',
        '비록 그녀는 1950년에 세상을 떠났지만, 가게는 남아 있다.',
      ],
      ['All 40 plants in her garden had died.', '그녀의 정원에 있던 식물 40그루는 모두 죽었던 것이다.'],
      ['In 1940 she was no less famous.', '1940년에 그녀는 그에 못지않게 유명했다.'],
      ['This time she won in 1945.', '이번에는 그녀가 1945년에 우승했다.'],
    ]);
    expect(texts.join(' ')).not.toMatch(/겨우|비록|것이다|못지않게|이번에는/u);
  });
});
