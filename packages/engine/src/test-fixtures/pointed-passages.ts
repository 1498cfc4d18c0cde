import type { PassageSource } from '#exercise/exercise.ts';

/** Passages with a 요지 of which a word of the point can be asked. */
export const pointedPassages: readonly PassageSource[] = [
  {
    id: 'rivals',
    text: 'Friends are said to be people who agree with us. Research on teams suggests that this is only half of the truth. Groups whose members think alike reach decisions quickly. They also overlook errors that an outsider would notice at once. Good talk therefore creates bonds among strangers. Agreement may keep a group together, but disagreement keeps it honest.',
    gist: '의견이 다른 사람과 나누는 대화가 유대를 만든다',
  },
  {
    id: 'credit',
    text: 'Banks once turned away anyone who owned nothing. Small loans were meant to end that. Families borrowed to buy seed or a cart, and most of them paid the money back. Few grew rich, yet many could pick a trade that had been closed to them. Easy credit therefore widens the choices of a poor family. A loan is not a gift, but it opens more than one door.',
    gist: '소액 대출은 가난한 사람을 부유하게 하지는 못해도 선택의 폭을 넓혀 준다',
  },
  {
    id: 'trees',
    text: "A village planted trees along its only road. Nobody counted on much more than shade. Within ten years neighbors who had never spoken met there every evening. They lent each other tools and looked after each other's children. Shared places therefore create bonds among strangers. Such places hide old quarrels from no one, and the people there remember the past without anger.",
    gist: '함께 쓰는 장소는 낯선 사람들 사이에 유대를 만든다',
  },
  {
    id: 'pills',
    text: 'Doctors gave their patients pills without any drug in them and said so. The patients took them every day and came in for a talk. Many felt better than those who got nothing. The pills did nothing to the cause of the illness. What helped was the daily routine and the warm voice. Good care can therefore ease symptoms in people who know the truth.',
    gist: '위약임을 알아도 돌봄 자체가 증상을 덜어 준다',
  },
  {
    id: 'weather',
    text: 'A forecaster who says that rain is likely is blamed when the sun shines. One who says that it will rain is forgiven as long as he is right. In the long run the first of them is far more useful, because he tells us how sure he is. A doubt that is stated can be used. If we punish people for doubts, they will soon hide their uncertainty.',
    gist: '사람들을 벌하면 불확실성을 숨기게 된다',
  },
  {
    id: 'hands',
    text: 'A child who explains a sum often moves her hands. Researchers filmed such lessons and watched them without sound. The hands showed the right method while the voice was still wrong. Those who let their hands move learned more. Teachers who listen only to words therefore overlook the best moments of a lesson.',
    gist: '교사는 말만이 아니라 학생의 몸짓에도 주의를 기울여야 한다',
  },
  {
    id: 'league',
    text: 'A club that buys every good player wins each game. Its supporters cheer for a season and then stay at home. Nobody pays to watch a result that is known. The leagues that do well share their income among rich clubs and poor ones. A wise club therefore keeps its competitors strong. It lives on games that it may lose.',
    gist: '프로 스포츠에서는 강한 경쟁자가 있어야 성공한다',
  },
  {
    id: 'questions',
    text: 'Many students believe that a textbook tells them all. Their teacher gives them a list of answers and a test. Yet a class that asks its own questions learns more, because every question opens the lesson to something new. Students whose teacher asked them to doubt an answer remembered the lesson for months. A teacher should therefore open the lesson with difficult questions.',
    topic: 'the value of questions for students in class',
    title: 'Why Students Should Ask Their Teacher Questions',
    gist: '교사는 학생들이 수업에서 스스로 질문하게 해야 한다',
    summary: 'Students learn more in class when a teacher lets them ask questions of their own.',
  },
  {
    id: 'bench',
    text: "A town put up a bench under every old tree. Nobody counted on much more than shade. Within ten years neighbors who had never spoken met there every evening. They lent each other tools and looked after each other's children. Shared places therefore create bonds among strangers. What holds a town together is not the height of its walls but the number of its benches.",
    gist: '마을을 하나로 묶는 것은 담장이 아니라 낯선 사람들 사이에 유대를 만드는 장소이다',
  },
  {
    id: 'bag',
    text: 'Before a trip many travelers fill a large bag with clothes. At home the bag feels like a good friend. On the road it keeps them away from stairs and from long walks. A visitor with a small bag can change plans at any hour. Whoever packs less therefore gains a lot of freedom.',
    gist: '여행할 때 짐을 줄이면 자유를 얻는다',
  },
  {
    id: 'lake',
    text: 'For many years the boats on a small lake raced each other every morning. Each crew took as many fish as it could, and the nets grew empty. Then the owners met in a kitchen and set a limit for every boat. They counted the fish of one another and wrote the numbers on a board. A lake of this kind therefore lives from cooperation. Rules on paper helped little until the crews had learned that their neighbors kept them, so the fish came back with trust.',
    gist: '호수의 물고기는 규칙보다 협력과 신뢰가 있어야 지켜진다',
  },
  {
    id: 'handle',
    text: 'A carpenter can seldom say how hard he presses the plane. Ask him for a rule, and he shows you his hands. For a long time scholars took this for a lack. They thought that whoever cannot explain a thing has not understood it. Yet the boards fit, and no book could have made them fit. What the hands have learned should therefore be treated as a form of knowledge.',
    gist: '손에 밴 기술도 하나의 지식으로 보아야 한다',
  },
];
