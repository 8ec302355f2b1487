// Sample answers for trying a rubric, English: the competencies every kind of work may need.
import type { SampleSet } from './sampleAnswers.ts';
import type { generalIds } from '#ai/onDevice/library/questions/competencyText.ts';

export const samplesGeneralEn = {
  prioritising: [
    'In the last week of June I had the audit files, two job interviews to prepare and a broken booking page, all due by Thursday. I put the booking page first, because every hour of it cost us about thirty orders, and I ranked the rest by what could not be moved. I rang the auditor and told her that the annexes would come on Friday, and she agreed. The page was back by noon on Monday, the interviews took place, and the annexes arrived a day late without a fee. Since then I keep a short list on my wall of what can wait and whom I must tell.',
    'I had a stock count and a delivery to plan on the same Friday. I made a list and did the delivery first because of the deadline, and I told my boss that the count would be late. It got done on Saturday.',
    'There was a lot to do at once that week. I just did one thing after the other.',
  ],
  problemSolving: [
    'Last winter our label printer stopped about ten times a shift and everybody blamed the paper. I noted the minute of every stop for four days and saw that they came in pairs, right after the compressor next door started. So it was not the paper: the voltage dropped for a moment. I compared a new printer with a small power buffer for 90 euros, and chose the buffer because it could be tested the same day. In the following month we had one stop instead of two hundred, and I left the counter running until Easter to be sure.',
    'The scanner kept losing its connection in the back room. I tested it in two places and found that the signal was weak there. I moved the router and it worked better afterwards.',
    'Our machine had a problem once. I turned it off and on and then asked somebody.',
  ],
  ownership: [
    'In my second month I sent a price list with last year’s figures to forty clients. It was my doing, I had opened the wrong folder. I told my manager within ten minutes, wrote to all forty the same morning with the right list, and phoned the three who had already ordered; we honoured their old price, which cost us 600 euros. I stayed on it until the last client had confirmed on Friday. Since then the old lists are locked, because I asked for it and wrote the guide, and it has not happened again in two years.',
    'I once booked a room for the wrong day and twelve people stood in front of a locked door. I said that it was my mistake and found them another room. Now I check the date again before I send it.',
    'Something went wrong with an order that was mine. My colleague sorted it out later.',
  ],
  accuracy: [
    'I checked the wage run for 180 drivers each month, where one wrong digit means that somebody cannot pay the rent. I compared every change with the signed form and added up the hours a second way, from the trip records. In March the two sums differed by 7.5 hours, and I found a night shift that had been entered twice. I corrected it before the transfer went out and asked for a lock on double dates. In the eleven months after that we had two corrections instead of about nine.',
    'I proofread the contracts before they go out. Last year I noticed that a notice period was wrong in one of them and corrected it before it was signed. I read each one twice.',
    'I look over my things before I send them. Most of the time it is right.',
  ],
  planning: [
    'I was asked to move our shop of 900 square metres into a new building by 1 September without closing for more than two days. I cut the work into eleven pieces, wrote a name and a date beside each, and marked which ones had to wait for the electrician. Because he was the bottleneck I booked him twice, with a spare week. Every Monday we looked at what had slipped; in July the shelves came late, so I swapped two pieces. We opened on 30 August after a day and a half, with four percent left of the budget.',
    'I planned our company party for 80 people. I wrote a schedule with the tasks for each week and asked two colleagues to take the food and the music. The caterer was late, but it took place as planned.',
    'I usually have a plan in my head. It worked out somehow in the end.',
  ],
  teamwork: [
    'Four of us had nine days to build the stand for the Hanover fair: a joiner, two from sales and me for the electrics. My part was the lighting, but the joiner fell behind, so I spent two evenings sanding with him, because without walls there was nothing to hang a lamp on. I also asked sales to test the layout with boxes on the floor, and we moved the door. We were done the night before, the stand brought 140 contacts, and the four of us have built every stand since.',
    'We organised the spring inventory as a group of six. I took the cold store and helped a colleague with the lists when I was finished. We were done by the evening.',
    'We did a job together with some others. Everyone did a bit.',
  ],
  communication: [
    'I had to tell thirty warehouse people, many of whom read little English, that their shift times would change. A long memo would have reached nobody, so I drew the week as a strip of coloured boxes and stood at the gate at each shift start for two days. Many asked about the last bus, which I had not thought of, and I got the late shift moved by ten minutes. To see if it had arrived, I asked some of them to tell me when they would start on Monday. That Monday only one out of thirty came at the wrong time.',
    'I explained the new cash system to my colleagues. I showed it to them on the screen and left out the technical part, and they asked some questions. After that they could use it.',
    'I told them how it works. They nodded, so I guess it was clear.',
  ],
  stakeholders: [
    'For the new bike lane in front of our store I had the shopkeepers, the city and the parents of the school against each other. I went to see each of them alone before the first meeting, since people say more at their own table. The shopkeepers feared for deliveries, the parents for the crossing. I brought a drawing with a loading bay until ten and a raised crossing, and we argued for two evenings. In May all three signed it, and after a year nobody has asked to change it.',
    'Marketing wanted the launch in May and production in July. I invited both to a meeting and we talked about the reasons. In the end they agreed on June.',
    'There were different opinions about it. I waited until they had decided.',
  ],
  customerFocus: [
    'A woman rang for the third time because the wheelchair ramp we had sold her did not fit. I let her speak until she was done and said that three calls are two too many. Then I asked for a photo of the step and the width of her door, and saw that our catalogue had the wrong measure. I had a longer ramp driven out the same afternoon and took off the delivery fee, which I may decide up to 100 euros. The next day I called to hear if her son could get in. I also had the catalogue corrected, and in the half year since nobody has returned that model.',
    'A customer got the wrong size twice and was angry. I apologised and asked what he needed, and sent the right one by express. He thanked me.',
    'The customer complained quite a lot. I said sorry and that was it.',
  ],
  adaptability: [
    'In March 2020 our cooking school lost all its courses from one day to the next. I tried a live class from my kitchen with six regulars, asked them afterwards what had been awful, and it was the sound. I bought a microphone for 60 euros and cut the recipes to five ingredients, because people could not shop. I wrote down how to do it so that my two colleagues could teach the same week. By June we had 35 classes a month online, about two thirds of what we had before, and we still keep four of them.',
    'When our supplier went bankrupt we suddenly had no flour. I called three others and changed our order days. It took some weeks, but then it ran again.',
    'Everything changed at that time. I got used to it after a while.',
  ],
  learning: [
    'When I took over the archive I could not read the old handwriting, and half of the files are from before 1900. I signed up for an evening class of eight weeks and copied one page a day, because a class alone does not make you fast. I showed my copies to a retired archivist every Friday and she marked my errors: at first thirty a page, at the end two. In the autumn I could read the land registers without help and found the deed for a client that two offices had given up on.',
    'I had to learn a new booking program. I watched some videos and asked a colleague to show me the difficult parts. After a month I could do it alone.',
    'I learned a few things in that job. You pick it up with time.',
  ],
  leadership: [
    'I took over a kitchen of nine where two had given notice. In the first week I spoke with each one for half an hour, and heard the same thing from seven: nobody knew the rota before Sunday night. I told them that from now on it hangs on the wall on the tenth of the month before, and I gave the planning to Aida, checking only the first two. One cook kept coming late, so I talked to him the same day, in private, and we settled on the noon shift. Half a year later nobody else had left, and the wait for a main course was down from 26 to 17 minutes.',
    'I led a team of five in the shop. I gave everyone a section and talked to them every week about how it went. Sales were a bit better after that season.',
    'I had some people under me. They knew what they had to do.',
  ],
  developingOthers: [
    'Our new apprentice Jonas could file perfectly but froze when the phone rang. I listened to two of his calls first and noticed that it was only the openings. We wrote three first sentences together, because he likes to have something in his hand, and I rang him from the next room ten times until he laughed. After each real call I told him one thing that was good and one to try. After three weeks he took calls alone, and by Christmas he trained the next newcomer with the same cards.',
    'I trained a new colleague at the till. I showed her everything and let her try while I stood beside her, and I told her what she could do better. After two weeks she was fine alone.',
    'I showed a new person around. The rest she learned by herself.',
  ],
  judgement: [
    'At six in the evening the coach company rang: one of two buses for our school trip had a doubtful brake, and they could not say if it was the sensor. I knew that 52 children were coming at seven in the morning and that no workshop was open. I weighed three ways: go with it, cancel, or split the group over two days. I chose to split, because a delay can be put right and a crash cannot. I wrote to all parents by eight. The brake was in fact worn, we learned on Tuesday. Looking back I would ask for a spare bus in the contract, and since then I do.',
    'I had to decide whether to send a delivery although it was snowing. I looked at the forecast and asked the driver, and decided to wait a day. It was right, I think, since the road was closed.',
    'I had to decide something quickly. I went with my gut.',
  ],
  conflict: [
    'The night baker and I fell out over the mixer: he left it dirty, I shouted, and for a week we only wrote notes. Then I brought coffee at four in the morning and asked him what his shift looks like from his side. It turned out that he had twenty minutes less since the new bread came in, so cleaning was what fell off. I offered to start at half past four and clean it with him, if he prepares my dough in return. We have done it that way since October, and the notes have stopped.',
    'A colleague and I did not agree on who should work at Christmas. I talked to her and asked why it mattered to her. We split the days in the end.',
    'We had an argument about something. After a while it calmed down.',
  ],
  negotiation: [
    'Our landlord wanted 18 percent more rent. Before we met I knew my limit, nine percent, and had a second shop on the list for which I had a written offer. I asked him first what he was afraid of, and it was an empty shop over the winter. So I offered five years instead of two, and to paint it at my own cost, if he stays at six percent. He wanted eight; I gave up the cellar, which we never used, and we signed at six and a half for five years, in March.',
    'I negotiated with a supplier about the price of paper. I said that another one was cheaper and asked for ten percent. We agreed on five.',
    'I asked for a better price. They said no, so we paid it.',
  ],
  improvement: [
    'In our clinic it took eleven minutes on average to find a free wheelchair; I timed forty searches with a kitchen clock. I suggested painting a parking spot at each lift and putting a number on every chair, and tried it on one floor first for three weeks. The porters thought it was silly, so I asked two of them to choose the spots. After the trial it took four minutes. We painted the other five floors in May, and I timed it again in autumn: still four and a half.',
    'The forms in our office were filled in twice. I made one template for both and asked the others to try it. It saves some time every week.',
    'I had an idea how to do it better. It did not really come to anything.',
  ],
  safety: [
    'On a roof in Malaga I saw that the rope of my colleague ran over a sharp edge of sheet metal. I called him to stop and to clip on to my anchor, and he climbed down. Then I closed that side of the roof with tape and told the foreman, because two more were about to go up. He and I wrote it in the site book with a photo. We put rubber on all edges the same day, and since then edges are the first item when we set up; in a year nobody has found a bare one.',
    'There was a cable across the corridor where people walk. I taped it down and told the caretaker. He put it under the floor a week later.',
    'I once saw something dangerous. I took care that I did not get hurt.',
  ],
  integrity: [
    'A supplier left an envelope with 500 euros in my coat after a dinner, two weeks before we chose a new carrier. It would have been easy to keep quiet, as nobody had seen it. I sent it back the next morning by courier with a receipt, told my director in writing, and asked to be taken off the selection. I did not tell the colleagues the name, because nothing was proven. The carrier lost the bid for other reasons, and I lost my seat on the panel for a year. I would do it again.',
    'I found out that a colleague had noted too many hours. I talked to him and said that he should correct it, and he did. I did not tell the others.',
    'I am honest. I once gave back some money that was too much.',
  ],
  empathy: [
    'Mr Adebayo, a tenant of 81, came to my desk with the same letter three days in a row. I saw that his hands shook and that he never took off his coat, so I closed the counter and sat down next to him instead of across. I asked how it had been at home since the winter, and he told me that his wife had died and that she had always read the letters. I read it with him and wrote the answer he wanted; he did not want a helper to come. I rang him a week later, and he comes every first Monday now. It stayed with me for days, and I talked about it with my colleague.',
    'A young colleague was very quiet after her exam. I asked her if she wanted to talk and listened for a while. She said that it helped.',
    'People sometimes have problems. I try to be nice to them.',
  ],
  resources: [
    'I had 12,000 euros for the youth theatre and three productions to pay from it. I listed what each needed and what it brings: the summer play fills 300 seats, the other two 80. So I gave it half, and borrowed the costumes from the opera, which saved 2,100 euros for the price of cleaning. I wrote every receipt into a sheet on the day, and by April we were 700 over on wood, so I cut the second set. We ended at 11,860 and had 40 more visitors than the year before.',
    'I managed the budget for office supplies. I compared the prices of three shops and ordered less paper. We stayed within the sum.',
    'We did not have much money. We bought what we needed.',
  ],
} as const satisfies Pick<SampleSet, (typeof generalIds)[number]>;
