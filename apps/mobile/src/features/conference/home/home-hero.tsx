import { wireDayRange } from '@tuyuan/format/wire-day.ts';
import { Facts } from '../../../shared/layout/facts.tsx';
import { numberedDay, spokenDay } from './conference-day.ts';
import { heroPicture } from './hero-picture.ts';
import styles from './home-hero.module.css';
import type { MyConference } from './my-conference.ts';

export function HomeHero({ conference }: { readonly conference: MyConference }) {
  const { title, location, startTime, endTime, serverTime } = conference;
  const picture = heroPicture(conference);
  const day = numberedDay(conference);
  return (
    <header className={styles.hero}>
      {picture !== '' && <img className={styles.picture} src={picture} alt="" />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.facts}>
          {day === '' ? (
            <Facts>
              {wireDayRange(startTime, endTime)}
              {location}
            </Facts>
          ) : (
            <Facts>
              {day}
              {spokenDay(serverTime)}
              {location}
            </Facts>
          )}
        </p>
      </div>
    </header>
  );
}
